/*---
says: An explicit instantiation whose return type is void.
rules: kernel.return.void
runs: host accept, device accept
---*/
template <class T> __global__ T k() {}
template __global__ void k<void>();
