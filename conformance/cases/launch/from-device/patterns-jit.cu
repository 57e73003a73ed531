/*---
says: The run-time compiler launches nothing for a template that nobody uses.
rules: launch.from-device
runs: jit accept
---*/
__global__ void k(int);
template <class T> __device__ void dependent(T x) { k<<<1, 1>>>(x); }
template <class T> __device__ void fixed(T x) { k<<<1, 1>>>(1); }
template <class T> struct S { __device__ void m() { k<<<1, 1>>>(1); } };
