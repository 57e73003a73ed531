// nvcc: --extended-lambda
// A function template with parameters without names: the wrapper names them, the template does not.
#include "../run/check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

#include <type_traits>

template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0> int integral(T t) {
  launch([=] __device__ { return static_cast<int>(t); }, static_cast<int>(t));
  return sizeof(T);
}
template <class T, class = void, int = 3> int defaults(T t) {
  launch([t] __device__ { return static_cast<int>(t) + 1; }, static_cast<int>(t) + 1);
  return sizeof(T);
}

int main() {
  check::start("lambda_unnamed_template_parameter");
  target = check::shared_value<int>();
  check::host(integral(5) + integral('a') + defaults(2.5), 4 + 1 + 8);
  return check::finish();
}
