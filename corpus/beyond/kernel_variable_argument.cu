// nvcc: -std=c++17
// The address of a device variable as the template argument of a kernel: in the stub that cicc writes stands a name of its
// own, `__shadow_var`.
#include "../run/check.h"

__device__ int value;
template <int *where> __global__ void fill(int *to) { *to = ++*where; }

int main() {
  check::start("kernel_variable_argument");
  int *to = check::shared_value<int>();
  fill<&value><<<1, 1>>>(to);
  check::device(check::settled(to), 1);
  return check::finish();
}
