// nvcc: 
// A device variable whose class has a constexpr constructor and no default one: its initialiser is dropped.
#include "../run/check.h"

struct Fixed {
  int value;
  constexpr __host__ __device__ Fixed(int value) : value(value) {}
};
__device__ Fixed fixed(5);
__constant__ Fixed braced{6};
__global__ void read(int *to) { *to = fixed.value + braced.value; }

int main() {
  check::start("variable_without_default_constructor");
  int *to = check::shared_value<int>();
  read<<<1, 1>>>(to);
  check::device(check::settled(to), 11);
  check::host(sizeof(fixed), 4);
  return check::finish();
}
