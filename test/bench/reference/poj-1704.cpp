// Georgia and Bob: pair the chessmen from the right, and xor the gaps.
#include <algorithm>
#include <cstdio>

int main() {
  static int cells[1000001];
  int cases, n;
  if (std::scanf("%d", &cases) != 1) return 1;
  while (cases-- > 0 && std::scanf("%d", &n) == 1) {
    for (int index = 0; index < n; index++) if (std::scanf("%d", &cells[index]) != 1) return 1;
    std::sort(cells, cells + n);
    int sum = 0;
    for (int right = n - 1; right >= 0; right -= 2) sum ^= cells[right] - (right > 0 ? cells[right - 1] : 0) - 1;
    std::puts(sum != 0 ? "Georgia will win" : "Bob will win");
  }
}
