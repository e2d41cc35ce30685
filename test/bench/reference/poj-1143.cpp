// Number Game by memoised search over sets of 19 numbers, a bit each.
#include <cstdio>
#include <cstring>

signed char known[1 << 21];

int after(int open, int chosen) {
  int left = open & ~(1 << chosen);
  for (int sum = chosen; sum <= 20; sum++) {
    if (!(left & (1 << sum))) continue;
    for (int times = 1; times * chosen <= sum; times++) {
      const int rest = sum - times * chosen;
      if (rest == 0 || (rest >= 2 && !(open & (1 << rest)) && rest != chosen)) left &= ~(1 << sum);
    }
  }
  return left;
}

bool wins(int open) {
  if (known[open] < 0) {
    known[open] = 0;
    for (int number = 2; number <= 20 && !known[open]; number++)
      if ((open & (1 << number)) && !wins(after(open, number))) known[open] = 1;
  }
  return known[open];
}

int main() {
  std::memset(known, -1, sizeof known);
  int n;
  for (int test = 1; std::scanf("%d", &n) == 1 && n != 0; test++) {
    int open = 0;
    for (int number; n > 0 && std::scanf("%d", &number) == 1; n--) open |= 1 << number;
    std::printf("Test Case #%d\n", test);
    if (!wins(open)) std::puts("There's no winning move.");
    else {
      std::printf("The winning moves are:");
      for (int number = 2; number <= 20; number++)
        if ((open & (1 << number)) && !wins(after(open, number))) std::printf(" %d", number);
      std::puts("");
    }
    std::puts("");
  }
}
