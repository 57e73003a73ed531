/*---
says: An explicit instantiation definition.
rules: kernel.extern-template
runs: host accept, device accept
---*/
template <class T> __global__ void k(T) {}
template __global__ void k<int>(int);
