/*---
says: A kernel template that is declared or defined extern; its stub is static all the same.
rules: host-output.kernel.linkage
runs: host accept, documented accept
---*/
template <class T> extern __global__ void declared(T *p);
template <class T> __global__ extern void behind(T *p);
template <class T> extern __global__ void defined(T *p) {}
template <class T> __global__ void declared(T *p) {}
void f(int *p) { declared<<<1, 1>>>(p); defined<<<1, 1>>>(p); }
