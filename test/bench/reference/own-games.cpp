// The same tables as test/bench/own.ts: each prints its CPU time in milliseconds and its last value.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

static int mex(const std::vector<int>& seen, int stamp) {
  int value = 0;
  while (seen[value] == stamp) value++;
  return value;
}

// Wythoff's rules on an n × n board, all options of each pair.
static int wythoff(int n) {
  std::vector<int> values(n * n), seen(4 * n, -1);
  for (int a = 0; a < n; a++)
    for (int b = 0; b < n; b++) {
      int at = a * n + b;
      for (int k = 1; k <= a; k++) seen[values[at - k * n]] = at;
      for (int k = 1; k <= b; k++) seen[values[at - k]] = at;
      for (int k = 1; k <= std::min(a, b); k++) seen[values[at - k * n - k]] = at;
      values[at] = mex(seen, at);
    }
  return values.back();
}

// A sheet is cut along a line into two.
static int cutting(int n) {
  std::vector<int> values(n * n), seen(1024, -1);
  for (int a = 0; a < n; a++)
    for (int b = 0; b < n; b++) {
      int at = a * n + b;
      for (int k = 1; k <= a - 1; k++) seen[values[k * n + b] ^ values[(a - k) * n + b]] = at;
      for (int k = 1; k <= b - 1; k++) seen[values[a * n + k] ^ values[a * n + b - k]] = at;
      values[at] = mex(seen, at);
    }
  return values.back();
}

// Multiples of one number from the other.
static int euclid(int n) {
  std::vector<int> values(n * n), seen(4 * n, -1);
  for (int a = 0; a < n; a++)
    for (int b = 0; b < n; b++) {
      int at = a * n + b;
      if (b > 0)
        for (int k = 1; k <= a / b; k++) seen[values[(a - k * b) * n + b]] = at;
      if (a > 0)
        for (int k = 1; k <= b / a; k++) seen[values[a * n + b - k * a]] = at;
      values[at] = mex(seen, at);
    }
  return values.back();
}

static int take1to9(int n) {
  std::vector<int> values(n), seen(32, -1);
  for (int heap = 0; heap < n; heap++) {
    for (int take = 1; take <= 9 && take <= heap; take++) seen[values[heap - take]] = heap;
    values[heap] = mex(seen, heap);
  }
  return values.back();
}

int main(int, char** argv) {
  int n = std::atoi(argv[2]);
  int (*game)(int) = !std::strcmp(argv[1], "wythoff")   ? wythoff
                     : !std::strcmp(argv[1], "cutting") ? cutting
                     : !std::strcmp(argv[1], "euclid")  ? euclid
                                                        : take1to9;
  std::clock_t start = std::clock();
  int value = game(n);
  std::printf("%.3f %d\n", 1000.0 * (std::clock() - start) / CLOCKS_PER_SEC, value);
}
