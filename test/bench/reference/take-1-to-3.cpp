// One heap, take 1 to 3.
#include <cstdio>

int main() {
  int n;
  while (std::scanf("%d", &n) == 1) {
    if (n % 4 == 0) std::puts("loss");
    else std::printf("%d\n", n % 4);
  }
}
