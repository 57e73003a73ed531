// The end of a list of template arguments with `?` behind it is read as the operator `>?`, which g++ had until 4.2.
#include "../run/check.h"

#ifndef __CUDA_ARCH__
template <int n> constexpr bool is_even = n % 2 == 0;
static int chosen() { return is_even<4>?1:2; }
#else
static int chosen();
#endif

int main() {
  check::start("template_argument_then_question_mark");
  check::host(chosen(), 1);
  return check::finish();
}
