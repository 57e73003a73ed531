/*---
says: A kernel template with external stubs.
rules: host-output.kernel.forward
runs: host accept, documented accept
arguments: -static-global-template-stub=false
---*/
template <class T> __global__ void k(T t) {}
void f() { k<<<1, 1>>>(1); }
