// nvcc: -std=c++20
// A kernel template with a requires-clause behind its parameters: the stub that cicc writes uses a parameter that is not declared.
#include "../run/check.h"

template <class T> __global__ void fill(T *to) requires(sizeof(T) > 1) { *to = 3; }

int main() {
  check::start("kernel_requires_clause");
  int *to = check::shared_value<int>();
  fill<<<1, 1>>>(to);
  check::device(check::settled(to), 3);
  return check::finish();
}
