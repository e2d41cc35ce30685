// Two heaps with the winning first moves, from a table of the cold pairs.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

const int LARGEST = 1000000;
int mate[2 * LARGEST + 2];
int first[LARGEST + 1];

int main() {
  std::fill(mate, mate + 2 * LARGEST + 2, -1);
  for (int k = 0, a = 0; k <= LARGEST && a <= LARGEST; k++) {
    while (a <= LARGEST && mate[a] >= 0) a++;
    if (a > LARGEST) break;
    mate[a] = a + k;
    if (a + k <= 2 * LARGEST) mate[a + k] = a;
    first[k] = a;
  }
  int a, b;
  while (std::scanf("%d %d", &a, &b) == 2 && (a != 0 || b != 0)) {
    const int k = b - a;
    const bool has = k == 0 || first[k] > 0;
    if (has && first[k] == a) {
      std::puts("0");
      continue;
    }
    std::puts("1");
    std::pair<int, int> both(-1, -1);
    if (has && first[k] < a) both = {first[k], first[k] + k};
    std::vector<std::pair<int, int>> single;
    if (mate[b] < a) single.push_back(std::minmax({mate[b], b}));
    if (mate[a] < b) single.push_back(std::minmax({mate[a], a}));
    std::sort(single.begin(), single.end());
    single.erase(std::unique(single.begin(), single.end()), single.end());
    if (both.first >= 0) std::printf("%d %d\n", both.first, both.second);
    for (const auto &pair : single) std::printf("%d %d\n", pair.first, pair.second);
  }
}
