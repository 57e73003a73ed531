// nvcc: 
// A device variable with C linkage: an undefined symbol is declared.
#include "../run/check.h"

extern "C" __device__ int value;
extern "C" {
__device__ int other = 3;
}
__global__ void read(int *to) { *to = other; }

int main() {
  check::start("variable_c_linkage");
  int *to = check::shared_value<int>();
  read<<<1, 1>>>(to);
  check::device(check::settled(to), 3);
  check::host(sizeof(other), 4);
  return check::finish();
}
