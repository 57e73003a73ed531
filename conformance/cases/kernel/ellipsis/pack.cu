/*---
says: A parameter pack is no ellipsis.
rules: kernel.ellipsis
runs: host accept, device accept
---*/
template <class... T> __global__ void k(T... t) {}
template __global__ void k<int, int>(int, int);
