// An unnamed template template parameter with a default: the released host output names it in the arguments and not in the header.
#include "../run/check.h"

template <class T> struct one { T value; };
template <template <class> class = one> __global__ void defaulted(int *out) { *out = 7; }

int main() {
  check::start("kernel_unnamed_template_template");
  int *out = check::shared_value<int>();
  defaulted<><<<1, 1>>>(out);
  check::device(check::settled(out), 7);
  check::host(sizeof(one<int>), 4);
  return check::finish();
}
