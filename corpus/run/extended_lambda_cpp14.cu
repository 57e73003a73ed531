// nvcc: --extended-lambda -std=c++14
// Extended lambdas in C++14: `noexcept` is no part of a function's type.
#include "check.h"

#include <utility>

template <class F> __global__ void run(F f, int *to) { *to += f(1); }
static int *target;
template <class F> int launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
  return sizeof(F);
}
int never_throws(int a) noexcept {
  return launch([=] __device__(int x) noexcept { return x + a; }, a + 1);
}
int throws_nothing(int a) throw() {
  return launch([=] __host__ __device__(int x) { return x + a; }, a + 1);
}
struct Object {
  int member = 2;
  int method(int a) const noexcept {
    const Object &self = *this;
    return launch([self, a] __device__(int x) { return x + a + self.member; }, a + 3);
  }
};
template <class T> int in_template(T t) noexcept(noexcept(T(t))) {
  return launch([t = std::move(t)] __device__(auto x) { return static_cast<int>(x + t); }, static_cast<int>(1 + t));
}

int main() {
  check::start("extended_lambda_cpp14");
  target = check::shared_value<int>();
  check::host(never_throws(1), 4);
  check::host(throws_nothing(1), 16);
  check::host(Object().method(1), 8);
  check::host(in_template(2) + in_template(2.5), 12);
  auto both = [] __host__ __device__(int x) noexcept { return x + 1; };
  check::host(both(1) + noexcept(both(1)), 2);
  return check::finish();
}
