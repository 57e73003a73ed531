// nvcc: 
// A kernel template specialised for an empty pack: the written arguments end with a comma.
#include "../run/check.h"

template <class T, int N, class... P> __global__ void kernel(T *to, P... p) { *to = N; }
template <> __global__ void kernel<int, 0>(int *to) { *to = 8; }

int main() {
  check::start("kernel_empty_pack");
  int *to = check::shared_value<int>();
  kernel<int, 0><<<1, 1>>>(to);
  check::device(check::settled(to), 8);
  kernel<int, 1><<<1, 1>>>(to, 2);
  check::device(check::settled(to), 1);
  check::host(1, 1);
  return check::finish();
}
