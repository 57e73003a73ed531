// nvcc: -rdc=true
// Two files of relocatable device code: kernels, device functions and variables of one used by the other.
#include "check.h"

extern __device__ int counter;
extern __constant__ int table[4];
extern __managed__ int managed_there;
__device__ int from_there(int value);
__global__ void kernel_there(int *out);
template <class T> __global__ void template_there(T *out);
extern template __global__ void template_there<int>(int *);
namespace outer {
extern __device__ int inside;
__global__ void kernel_inside(int *out);
struct Worker {
  int base;
  __device__ int work(int more) const;
};
} // namespace outer
int host_there(int value);
int launch_there(int *out);

__device__ int defined_here = 5;
__device__ int from_here(int value) { return value + defined_here; }
__global__ void kernel_here(int *out) { *out = from_there(1) + counter + table[2] + outer::inside; }
__global__ void members_here(int *out) { *out = outer::Worker{3}.work(4); }
static __global__ void same_name(int *out) { *out = 100; }
static __device__ int same_variable = 7;
namespace {
__global__ void unnamed(int *out) { *out = same_variable; }
} // namespace

static int written(void (*launch)(int *)) {
  static int *const out = check::shared_value<int>();
  *out = 0;
  launch(out);
  return check::settled(out);
}

int main() {
  check::start("relocatable_two_files");
  check::host(host_there(1), 43);
  managed_there = 8;
  check::host(managed_there * 2, 16);
  check::device(written([](int *out) { kernel_here<<<1, 1>>>(out); }), 11 + 20 + 3 + 30);
  check::device(written([](int *out) { kernel_there<<<1, 1>>>(out); }), 6);
  check::device(written([](int *out) { outer::kernel_inside<<<1, 1>>>(out); }), 30);
  check::device(written([](int *out) { members_here<<<1, 1>>>(out); }), 7);
  check::device(written([](int *out) { same_name<<<1, 1>>>(out); }), 100);
  check::device(written([](int *out) { unnamed<<<1, 1>>>(out); }), 7);
  check::host(launch_there(check::shared_value<int>()), 2);
  int value = 0;
  check::call(cudaMemcpyFromSymbol(&value, defined_here, sizeof value));
  check::device(value, 5);
  return check::finish();
}
