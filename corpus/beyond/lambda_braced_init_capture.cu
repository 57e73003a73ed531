// nvcc: --extended-lambda
// A braced init-capture: its type is written as decltype({x}).
#include "../run/check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

int main() {
  check::start("lambda_braced_init_capture");
  target = check::shared_value<int>();
  int a = 3;
  launch([x{a}, y{a + 1}] __device__ { return x + y; }, 7);
  auto closure = [x{a}] __device__ { return x; };
  check::host(sizeof(closure), 4);
  return check::finish();
}
