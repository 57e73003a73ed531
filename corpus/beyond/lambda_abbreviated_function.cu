// nvcc: --extended-lambda -std=c++20
// A function with placeholder parameters: the placeholder is written into a template argument.
#include "../run/check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

#include <concepts>

int plain(auto x, int y) {
  launch([=] __device__ { return static_cast<int>(x) + y; }, static_cast<int>(x) + y);
  return sizeof(x);
}
int constrained(const std::integral auto &x) {
  launch([x] __device__ { return static_cast<int>(x); }, static_cast<int>(x));
  return sizeof(x);
}

int main() {
  check::start("lambda_abbreviated_function");
  target = check::shared_value<int>();
  check::host(plain(1, 2) + plain(2.5, 3) + constrained('a'), 4 + 8 + 1);
  return check::finish();
}
