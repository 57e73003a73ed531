// nvcc: -std=c++20 --expt-relaxed-constexpr
// A closure as the template argument of a kernel: in the stub that cicc writes stands a class without a name.
#include "../run/check.h"

constexpr auto twice = [](int x) { return x * 2; };
template <auto function> __global__ void fill(int *to) { *to = function(3); }

int main() {
  check::start("kernel_closure_argument");
  int *to = check::shared_value<int>();
  fill<twice><<<1, 1>>>(to);
  check::device(check::settled(to), 6);
  return check::finish();
}
