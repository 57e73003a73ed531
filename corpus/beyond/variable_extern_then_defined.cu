// nvcc: 
// A device variable that is declared and then defined: two definitions are written.
#include "../run/check.h"

extern __device__ int value;
__global__ void read(int *to) { *to = value; }
__device__ int value = 6;
extern __constant__ int fixed;
__constant__ int fixed = 7;

int main() {
  check::start("variable_extern_then_defined");
  int *to = check::shared_value<int>();
  read<<<1, 1>>>(to);
  check::device(check::settled(to), 6);
  int copy = 1;
  check::call(cudaMemcpyToSymbol(value, &copy, sizeof(copy)));
  check::host(sizeof(value) + sizeof(fixed), 8);
  return check::finish();
}
