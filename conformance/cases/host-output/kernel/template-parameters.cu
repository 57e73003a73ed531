/*---
says: Parameter forms of a kernel template.
rules: host-output.kernel.forward
runs: host accept, documented accept
---*/
template <class T, int N> __global__ void k(T *p, T (&a)[N], const T c, T v) {}
