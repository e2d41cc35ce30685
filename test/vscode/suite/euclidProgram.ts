/** A right program for poj-2348, but for the type of its numbers, with a statement before each case. */
export const EUCLID = (type: string, before = ''): string => `#include <cstdio>
#include <utility>
int main() {
  ${type} a, b;
  long long x, y;
  while (scanf("%lld %lld", &x, &y) == 2 && (x || y)) {
    a = x; b = y;
    ${before}
    bool won = true;
    if (a > b) std::swap(a, b);
    while (b % a && b < 2 * a) { b -= a; std::swap(a, b); won = !won; }
    puts(won ? "Stan wins" : "Ollie wins");
  }
}
`;
