// One heap and a set of takes, by a table for each case.
#include <cstdio>
#include <vector>

int main() {
  int x, k;
  while (std::scanf("%d %d", &x, &k) == 2) {
    std::vector<int> takes(k);
    for (int &take : takes) if (std::scanf("%d", &take) != 1) return 1;
    std::vector<char> wins(x + 1, 0);
    for (int heap = 1; heap <= x; heap++)
      for (int take : takes) if (take <= heap && !wins[heap - take]) wins[heap] = 1;
    std::puts(wins[x] ? "A" : "B");
  }
}
