// nvcc: --extended-lambda
// A second declarator behind a lambda: a typedef is put before the comma.
#include "../run/check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

int main() {
  check::start("lambda_two_declarators");
  target = check::shared_value<int>();
  int a = 4;
  auto first = [=] __device__ { return a; }, second = first;
  launch(first, 4);
  launch(second, 4);
  check::host(sizeof(first) + sizeof(second), 8);
  return check::finish();
}
