/*---
says: A kernel template that is declared first.
rules: host-output.kernel.forward
runs: host accept, documented accept
---*/
template <class T> __global__ void k(T t);
template <class T> __global__ void k(T t) {}
template __global__ void k(int);
