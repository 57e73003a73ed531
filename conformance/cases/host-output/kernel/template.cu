/*---
says: A kernel template forwards to its placeholder.
rules: host-output.kernel.forward
runs: host accept, documented accept
---*/
template <class T> __global__ void k(T t) {}
void f() { k<<<1, 1>>>(1); }
