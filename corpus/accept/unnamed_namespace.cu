// Everything of this unit has internal linkage.
namespace {
__device__ int counter;
__constant__ int limit = 100;

__device__ bool below(int value) { return value < limit; }

__global__ void count(const int *values, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && below(values[i])) counter = counter + 1;
}

template <class T> __global__ void fill(T *p, T value, int n) {
  int i = threadIdx.x;
  if (i < n) p[i] = value;
}
}

static __global__ void reset() { counter = 0; }

void run(int *values, int n) {
  reset<<<1, 1>>>();
  fill<<<1, n>>>(values, 1, n);
  count<<<(n + 63) / 64, 64>>>(values, n);
}
