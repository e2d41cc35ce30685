// Nim: does the player to move win?
#include <cstdio>

int main() {
  int n;
  while (std::scanf("%d", &n) == 1) {
    int sum = 0;
    for (int heap; n > 0 && std::scanf("%d", &heap) == 1; n--) sum ^= heap;
    std::puts(sum != 0 ? "Yes" : "No");
  }
}
