// nvcc: --extended-lambda
// A static member function with a parameter of its own name: its address is written without its class.
#include "../run/check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

struct Object {
  static int count(int count) {
    launch([=] __device__ { return count; }, count);
    return count;
  }
};

int main() {
  check::start("lambda_static_member_shadowed");
  target = check::shared_value<int>();
  check::host(Object::count(7), 7);
  return check::finish();
}
