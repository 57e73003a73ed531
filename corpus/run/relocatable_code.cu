// nvcc: -rdc=true
// Relocatable device code: kernels and variables of every linkage, reached from the host in every way.
#include "check.h"

__device__ int plain = 3;
static __device__ int file_static = 4;
__device__ const int constant_value = 5;
__constant__ int in_constant_memory = 6;
static __constant__ float static_constant[2] = {7, 8};
__managed__ int managed = 9;
static __managed__ int static_managed = 10;
extern "C" __device__ int with_c_linkage;
__device__ int with_c_linkage = 11;
extern __device__ int declared_first;
__device__ int declared_first = 12;
template <class T> __device__ T of_template = T(13);

namespace outer {
__device__ int inside = 14;
inline namespace version {
__constant__ int versioned = 15;
}
namespace {
__device__ int unnamed = 16;
__global__ void unnamed_kernel(int *out) { *out = unnamed; }
} // namespace
__global__ void kernel(int *out) { *out = inside + versioned; }
__global__ void launch_unnamed(int *out) { *out = unnamed + 1; }
inline void launch_inside(int *out) {
  kernel<<<1, 1>>>(out);
  unnamed_kernel<<<1, 1>>>(out);
}
} // namespace outer

__global__ void external(int *out) { *out = plain; }
static __global__ void internal(int *out) { *out = file_static + constant_value; }
extern "C" __global__ void c_kernel(int *out) { *out = with_c_linkage + declared_first; }
template <class T> __global__ void generic(T *out) { *out = of_template<T>; }
template <class T> static __global__ void static_generic(T *out) { *out = T(in_constant_memory); }
__global__ void never_mentioned(int *out) { *out = managed + static_managed; }
__global__ void overloaded(int *out) { *out = 1; }
__global__ void overloaded(float *out) { *out = static_constant[1]; }

template <class T> void in_template(T *out) {
  generic<T><<<1, 1>>>(out);
  static_generic<<<1, 1>>>(out);
}
template <void (*Kernel)(int *)> struct Launcher {
  static void run(int *out) { Kernel<<<1, 1>>>(out); }
};

// What the kernel that `run` launches writes.
template <class T, class Run> long written(Run run) {
  static T *const out = check::shared_value<T>();
  *out = T();
  run(out);
  return static_cast<long>(check::settled(out));
}

// What the variable behind a symbol holds on the device.
template <class T> long held(const T &symbol) {
  T value = T();
  check::call(cudaMemcpyFromSymbol(&value, symbol, sizeof value));
  return static_cast<long>(value);
}

int main() {
  check::start("relocatable_code");
  check::device(written<int>([](int *out) { external<<<1, 1>>>(out); }), 3);
  check::device(written<int>([](int *out) { internal<<<1, 1>>>(out); }), 9);
  check::device(written<int>([](int *out) { c_kernel<<<1, 1>>>(out); }), 23);
  check::device(written<int>([](int *out) { generic<int><<<1, 1>>>(out); }), 13);
  check::device(written<int>(in_template<int>), 6);
  check::device(written<float>(in_template<float>), 6);
  check::device(written<int>(Launcher<external>::run), 3);
  check::device(written<int>(outer::launch_inside), 16);
  check::device(written<int>([](int *out) { overloaded<<<1, 1>>>(out); }), 1);
  check::device(written<float>([](float *out) { overloaded<<<1, 1>>>(out); }), 8);
  check::device(written<int>([](int *to) { outer::launch_unnamed<<<1, 1>>>(to); }), 17);
  managed = 20;
  static_managed = managed + 1;
  check::host(managed, 20);
  check::host(static_managed, 21);
  check::device(held(plain), 3);
  check::device(held(file_static), 4);
  check::device(held(in_constant_memory), 6);
  check::device(held(with_c_linkage), 11);
  check::device(held(declared_first), 12);
  check::device(held(outer::inside), 14);
  check::device(held(outer::versioned), 15);
  check::device(held(outer::unnamed), 16);
  check::device(held(of_template<int>), 13);
  int value = 0;
  check::call(cudaMemcpyFromSymbol(&value, constant_value, sizeof value));
  check::device(value, 5);
  float values[2] = {};
  check::call(cudaMemcpyFromSymbol(values, static_constant, sizeof values));
  check::device(static_cast<long>(values[1]), 8);
  return check::finish();
}
