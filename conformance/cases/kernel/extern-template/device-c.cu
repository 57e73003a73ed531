/*---
says: With relocatable device code.
rules: kernel.extern-template
runs: host accept, device accept
arguments: --device-c
---*/
template <class T> __global__ void k(T) {}
extern template __global__ void k<int>(int);
