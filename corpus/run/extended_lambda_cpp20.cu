// nvcc: --extended-lambda -std=c++20
// Extended lambdas in C++20: template parameters, constrained functions, structured bindings, `this` beside `=`.
#include "check.h"

#include <concepts>

template <class F> __global__ void run(F f, int *to) { *to += static_cast<int>(f(2)); }
static int *target;
template <class F> int launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
  return sizeof(F);
}
template <std::integral T> int constrained(T t) requires(sizeof(T) > 1) {
  return launch([=] __device__(int x) { return t + x; }, t + 2);
}
template <class T> requires std::floating_point<T> int constrained(T t) {
  return launch([=] __device__(int x) { return t * x; }, static_cast<int>(t * 2));
}
struct Point {
  int x = 1;
  long y = 2;
  int by_this() {
    auto closure = [=, this] __device__(int z) { return x + z; };
    return static_cast<int>(sizeof(closure));
  }
  int by_copy() const {
    return launch([=, *this] __device__(int z) { return x + static_cast<int>(y) + z; }, 5);
  }
  auto operator<=>(const Point &) const = default;
};
consteval int immediate() { return 3; }
template <auto N> int value() {
  return launch([] __device__(int x) { return N + x; }, N + 2);
}

int main() {
  check::start("extended_lambda_cpp20");
  target = check::shared_value<int>();
  const auto [first, second] = Point{3, 4};
  check::host(launch([=] __device__(int x) { return first + second + x; }, 9), 16);
  check::host(launch([first] __device__(int x) { return first + x; }, 5), 4);
  check::host(launch([] __device__<class T>(T x) { return x + sizeof(T); }, 6), 1);
  check::host(launch([] __device__<class T>(T x) requires std::integral<T> { return x; }, 2), 1);
  check::host(launch([=] __device__(std::integral auto x) { return x + first; }, 5), 4);
  check::host(launch([n = immediate()] __device__(int x) { return n + x; }, 5), 4);
  check::host(constrained(3) + constrained(1.5f), 8);
  check::host(Point().by_this() + Point().by_copy(), 8 + 16);
  check::host(value<5>(), 1);
  auto both = [=] __host__ __device__(int x) { return x + first; };
  check::host(both(1) + launch(both, 5), 4 + 16);
  return check::finish();
}
