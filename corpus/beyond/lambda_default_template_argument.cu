// nvcc: -std=c++20
// The type of a lambda of the host as the default template argument of a function template: no function is found, or the
// template parameter that the lambda names.
#include "../run/check.h"

#ifndef __CUDA_ARCH__
template <class T, class Less = decltype([](T a, T b) { return a < b; })> bool less(T a, T b, Less is_less = {}) {
  return is_less(a, b);
}
static bool ask() { return less(1, 2) && !less(2.5, 1.5); }
#else
static bool ask();
#endif

int main() {
  check::start("lambda_default_template_argument");
  check::host(ask(), 1);
  return check::finish();
}
