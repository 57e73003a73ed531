// Shared variables: in kernels and device functions, sized, dynamic, in templates and at namespace scope.
#include "check.h"

__shared__ int at_namespace_scope[32];
static __shared__ int static_at_namespace_scope;
extern __shared__ int dynamic_at_namespace_scope[];
namespace space {
__shared__ float inside[4];
}

struct Storage {
  int values[32];
};

template <class T> struct Dynamic {
  __device__ static T *get() {
    extern __shared__ unsigned char bytes[];
    return reinterpret_cast<T *>(bytes);
  }
};

__device__ int through_function(int value) {
  __shared__ int cell;
  if (threadIdx.x == 0) cell = value;
  __syncthreads();
  return cell;
}

__global__ void reversed(int *to, int n) {
  __shared__ int values[32];
  __shared__ Storage storage;
  static __shared__ int also_static;
  const int i = threadIdx.x;
  values[i] = i;
  storage.values[i] = i;
  if (i == 0) also_static = 1;
  __syncthreads();
  to[i] = values[n - 1 - i] + storage.values[i] + also_static;
}

__global__ void dynamic(int *to, int n) {
  extern __shared__ int values[];
  values[threadIdx.x] = 2 * threadIdx.x;
  __syncthreads();
  to[threadIdx.x] = values[n - 1 - threadIdx.x] + through_function(3);
}

template <class T, int N> __global__ void templated(T *to) {
  __shared__ T values[N];
  __shared__ alignas(16) T aligned[N];
  if (threadIdx.x < N) values[threadIdx.x] = aligned[threadIdx.x] = static_cast<T>(threadIdx.x);
  __syncthreads();
  T sum = 0;
  for (int i = 0; i < N; ++i) sum += values[i] + aligned[i];
  to[threadIdx.x] = sum;
}

template <class T> __global__ void dynamic_template(T *to) {
  T *values = Dynamic<T>::get();
  values[threadIdx.x] = static_cast<T>(threadIdx.x + 1);
  __syncthreads();
  to[threadIdx.x] = values[blockDim.x - 1 - threadIdx.x];
}

__global__ void namespace_scope(int *to) {
  at_namespace_scope[threadIdx.x] = 1;
  dynamic_at_namespace_scope[threadIdx.x] = 2;
  space::inside[threadIdx.x & 3] = 3;
  if (threadIdx.x == 0) static_at_namespace_scope = 4;
  __syncthreads();
  to[threadIdx.x] = at_namespace_scope[0] + dynamic_at_namespace_scope[threadIdx.x ^ 1] +
                    static_cast<int>(space::inside[0]) + static_at_namespace_scope;
}

int main() {
  check::start("shared_memory");
  const int n = 32;
  int *to = check::shared_value<int>(n);
  const auto expect = [=](int first, int last, int line = __builtin_LINE()) {
    check::call(cudaDeviceSynchronize(), line);
    check::device(to[0], first, line);
    check::device(to[n - 1], last, line);
  };
  reversed<<<1, n>>>(to, n);
  expect(32, 32);
  dynamic<<<1, n, n * sizeof(int)>>>(to, n);
  expect(65, 3);
  templated<int, 8><<<1, n>>>(to);
  expect(56, 56);
  dynamic_template<<<1, n, sizeof *to * n>>>(to);
  expect(32, 1);
  namespace_scope<<<1, n, n * sizeof(int)>>>(to);
  expect(10, 10);
  check::host(sizeof(Storage), 128);
  return check::finish();
}
