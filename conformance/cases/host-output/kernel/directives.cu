/*---
says: Instantiation directives of kernels, of a function of both sides and of one of the device.
rules: host-output.stub.directive, host-output.function
runs: host accept, documented accept
---*/
template <class T> __global__ void kernel(T t) {}
template __global__ void kernel(int);
template <class T> __host__ __device__ T both(T t) { return t; }
template __host__ __device__ int both(int);
template <class T> __device__ T device(T t) { return t; }
template __device__ int device(int);
void f() { kernel<<<1, 1>>>(both(1)); }
