// Euclid's game the way contestants write it, as a yardstick for the command line: scanf, printf, 64-bit integers.
#include <cstdio>
#include <utility>

int main() {
  long long a, b;
  while (std::scanf("%lld %lld", &a, &b) == 2 && (a != 0 || b != 0)) {
    if (a > b) std::swap(a, b);
    bool mover = true;
    // Forced moves up to the first choice, which wins.
    while (b % a != 0 && b / a < 2) {
      b -= a;
      std::swap(a, b);
      mover = !mover;
    }
    std::printf("%s\n", mover ? "Stan wins" : "Ollie wins");
  }
}
