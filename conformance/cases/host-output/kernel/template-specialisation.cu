/*---
says: An explicit specialisation of a kernel template.
rules: host-output.kernel.forward
runs: host accept, documented accept
---*/
template <class T> __global__ void k(T t) {}
template <> __global__ void k(int t) {}
