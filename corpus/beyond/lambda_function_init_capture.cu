// nvcc: --extended-lambda
// An init-capture of a function: the wrapper's member would be a function.
#include "../run/check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

static int twice(int x) { return 2 * x; }

int main() {
  check::start("lambda_function_init_capture");
  target = check::shared_value<int>();
  launch([f = twice] __device__ { return f == nullptr; }, 0);
  auto closure = [f = twice] __device__ { return f == nullptr; };
  check::host(sizeof(closure) + twice(1), 10);
  return check::finish();
}
