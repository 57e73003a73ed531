/*---
says: No instance is made of what a template alone asks for, however certain its call is.
rules: launch.no-stream, launch.from-device, launch.callee, launch.unconfigured
runs: host accept, device accept, jit accept
arguments: --diag_warning=20198
---*/
__global__ void k(int);
__device__ void no_kernel(int);
template <class T> __device__ void inner(T p) {
  k<<<1, 32>>>(p);
  no_kernel<<<1, 32>>>(p);
  k(p);
}
template <class T> __device__ void outer(T *) { inner((int)79); }
template <class T> __device__ void twice(T *p) { outer(p); outer((char *)0); }
