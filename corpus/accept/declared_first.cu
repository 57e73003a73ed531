// Forward declarations of everything, in the order that headers bring them.
__global__ void first(int *p);
template <class T> __global__ void second(T *p, int n);
__device__ int helper(int);
__host__ __device__ int both(int);
extern "C" __global__ void third(void);

void run(int *p) {
  first<<<1, 1>>>(p);
  second<<<1, 1>>>(p, both(3));
  third<<<dim3(1, 2), dim3(3)>>>();
}

__host__ __device__ int both(int a) { return a + 1; }
__device__ int helper(int a) { return both(a) * 2; }
__global__ void first(int *p) { p[0] = helper(1); }
template <class T> __global__ void second(T *p, int n) { p[n] = T(); }
extern "C" __global__ void third(void) {}
template __global__ void second<float>(float *, int);
