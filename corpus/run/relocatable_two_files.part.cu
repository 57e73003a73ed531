// The second file of relocatable_two_files.
#include <cstddef>

__device__ int counter = 20;
__constant__ int table[4] = {1, 2, 3, 4};
__managed__ int managed_there = 1;
extern __device__ int defined_here;
__device__ int from_here(int value);
__device__ int from_there(int value) { return value + 10; }
__global__ void kernel_there(int *out) { *out = from_here(1); }
template <class T> __global__ void template_there(T *out) { *out = T(managed_there); }
template __global__ void template_there<int>(int *);
namespace outer {
__device__ int inside = 30;
__global__ void kernel_inside(int *out) { *out = inside; }
struct Worker {
  int base;
  __device__ int work(int more) const;
};
__device__ int Worker::work(int more) const { return base + more; }
} // namespace outer
static __global__ void same_name(int *out) { *out = 200; }
static __device__ int same_variable = 9;
namespace {
__global__ void unnamed(int *out) { *out = same_variable + defined_here; }
} // namespace

int host_there(int value) { return value + 42; }
int launch_there(int *out) {
  same_name<<<1, 1>>>(out);
  unnamed<<<1, 1>>>(out);
  return cudaDeviceSynchronize() == cudaSuccess ? 2 : 1;
}
