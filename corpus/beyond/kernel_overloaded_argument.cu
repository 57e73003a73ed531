// nvcc: -std=c++17
// One of several device functions of a name as the template argument of a kernel: in the stub that cicc writes it is not said which.
#include "../run/check.h"

__device__ int size(int) { return 4; }
__device__ int size(long) { return 8; }
template <auto function> __global__ void fill(int *to) { *to = function(0); }

int main() {
  check::start("kernel_overloaded_argument");
  int *to = check::shared_value<int>();
  void (*kernel)(int *) = fill<static_cast<int (*)(long)>(size)>;
  kernel<<<1, 1>>>(to);
  check::device(check::settled(to), 8);
  return check::finish();
}
