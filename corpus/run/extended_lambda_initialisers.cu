// nvcc: --extended-lambda
// Init-captures and written return types.
#include "check.h"

template <class F> __global__ void run(F f, int *to) { *to += static_cast<int>(f(2)); }
static int *target;
template <class F> int launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
  return sizeof(F) * 10 + alignof(F);
}
struct Pair {
  int first;
  long second;
  int sum(int x) const {
    return launch([x = x + first, this_second = this->second] __device__(int y) { return x + this_second + y; }, 9);
  }
};
__managed__ int managed;
static int twice(int x) { return 2 * x; }
template <class T> struct Named {
  typedef T type;
};
template <class T> int in_template(T t) {
  return launch([t = t * 2, n = sizeof(T)] __device__(int x) -> typename Named<T>::type { return t + n + x; },
                static_cast<int>(t * 2 + sizeof(T) + 2)) +
         launch([t] __device__(T x) -> decltype(x + t) { return x + t; }, static_cast<int>(2 + t));
}

int main() {
  check::start("extended_lambda_initialisers");
  target = check::shared_value<int>();
  int a = 3;
  const long b = 4;
  int list[2] = {5, 6};
  managed = 7;
  check::host(launch([x = a] __device__(int y) { return x + y; }, 5), 44);
  check::host(launch([x = a + b, y = list[1]] __device__(int z) { return x + y + z; }, 15), 168);
  check::host(launch([x(a), y(b + 1)] __device__(int z) { return x + y + z; }, 10), 168);
  check::host(launch([=, x = twice(a)] __device__(int z) { return x + b + z; }, 12), 168);
  check::host(launch([x = managed, y = &a] __device__(int z) { return x + (y == nullptr) + z; }, 9), 168);
  check::host(launch([x = static_cast<const char &>('a')] __device__(int) { return x; }, 'a'), 11);
  check::host(launch([x = Pair{1, 2}.second, y = a < b, z = a > b] __device__(int w) mutable { return ++x + y + z + w; }, 6), 168);
  check::host(Pair{3, 4}.sum(0), 168);
  check::host(launch([] __device__(int x) -> long { return x; }, 2), 11);
  check::host(launch([=] __device__(int x) -> decltype(a + b) { return x + a; }, 5), 44);
  check::host(launch([a] __device__(int x) mutable noexcept -> const int { return x + ++a; }, 6), 44);
  check::host(launch([] __device__(auto x) -> float { return x + 0.5f; }, 2), 11);
  check::host(launch([] __device__(auto x) -> decltype(x) { return x; }, 2), 11);
  check::host(launch([] __device__(int x) -> Named<Named<int>::type>::type { return x; }, 2), 11);
  check::host(in_template(3) + in_template(2.5), 168 + 44 + 168 + 88);
  return check::finish();
}
