// nvcc: -std=c++20
// An infinite number as the template argument of a kernel: in the stub that cicc writes stands a name, `inf`.
#include "../run/check.h"

template <double limit> __global__ void fill(int *to) { *to = limit > 1e300 ? 3 : 4; }

int main() {
  check::start("kernel_infinite_argument");
  int *to = check::shared_value<int>();
  fill<__builtin_inf()><<<1, 1>>>(to);
  check::device(check::settled(to), 3);
  return check::finish();
}
