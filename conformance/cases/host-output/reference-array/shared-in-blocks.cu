/*---
says: Shared arrays that blocks declare are of the device alone: nothing is listed for them, in functions of the host and in templates either.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c
---*/
__global__ void kernel() { extern __shared__ int s[]; s[0] = 1; }
__device__ void on_device() { extern __shared__ int s[]; s[0] = 1; }
__host__ __device__ void both() { extern __shared__ int s[]; (void)s; }
template <class T> __global__ void pattern() { extern __shared__ T t[]; t[0] = T(); }
template <class T> __device__ void device_pattern() { extern __shared__ T t[]; t[0] = T(); }
template <class T> __host__ __device__ void pattern_of_both() { extern __shared__ T t[]; (void)t; }
struct S { __device__ void m() { extern __shared__ int s[]; s[0] = 1; } };
template <class T> struct C { __host__ __device__ void m() { extern __shared__ T c[]; (void)c; } };
__global__ void aligned() { extern __shared__ __attribute__((aligned(16))) char a[]; a[0] = 1; }
__global__ void attribute_first() { __shared__ extern int s[]; s[0] = 1; }
__global__ void in_condition(int n) { if (n) { extern __shared__ float f[]; f[0] = 1; } else { __shared__ int i[3]; i[0] = 1; } }
void launches() { kernel<<<1, 1>>>(); pattern<float><<<1, 1>>>(); aligned<<<1, 1>>>(); attribute_first<<<1, 1>>>(); in_condition<<<1, 1>>>(1); }
