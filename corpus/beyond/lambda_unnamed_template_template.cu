// nvcc: --extended-lambda
// A template template parameter and a pack without names.
#include "../run/check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

template <class T> struct Box {
  T held;
};
template <template <class> class, class T, int...> int boxes(T t) {
  launch([=] __device__ { return static_cast<int>(t); }, static_cast<int>(t));
  return sizeof(T);
}

int main() {
  check::start("lambda_unnamed_template_template");
  target = check::shared_value<int>();
  check::host(boxes<Box>(5) + boxes<Box, float, 1, 2>(2), 8);
  return check::finish();
}
