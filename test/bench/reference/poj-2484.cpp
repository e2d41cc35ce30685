// Coins in a circle: from three coins on, the second player copies.
#include <cstdio>

int main() {
  int n;
  while (std::scanf("%d", &n) == 1 && n != 0) std::puts(n <= 2 ? "Alice" : "Bob");
}
