// Two heaps, the verdict only. Exact with 64-bit integers, where most programs trust a double.
#include <cmath>
#include <cstdio>
#include <utility>

int main() {
  long long a, b;
  while (std::scanf("%lld %lld", &a, &b) == 2) {
    if (a > b) std::swap(a, b);
    const long long k = b - a;
    long long cold = static_cast<long long>(std::floor(k * ((1 + std::sqrt(5.0L)) / 2)));
    std::printf("%d\n", a == cold ? 0 : 1);
  }
}
