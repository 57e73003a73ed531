// A specialisation of a deleted kernel template: the released host output calls a stub of the primary that it never declares.
#include "../run/check.h"

template <class T> __global__ void only_float(int *out, T value) = delete;
template <> __global__ void only_float<float>(int *out, float value) { *out = int(value); }

int main() {
  check::start("kernel_specialises_deleted");
  int *out = check::shared_value<int>();
  only_float<<<1, 1>>>(out, 5.5f);
  check::device(check::settled(out), 5);
  check::host(sizeof(float), 4);
  return check::finish();
}
