/*---
says: Parameter forms of a kernel template.
rules: host-output.kernel.forward
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
template <class T, int N> __global__ void k(T *p, T (&a)[N], const T c, T v) {}
