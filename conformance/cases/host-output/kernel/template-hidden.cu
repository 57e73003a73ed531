/*---
says: A kernel template with external stubs.
rules: host-output.kernel.forward
runs: host accept, documented accept
arguments: -static-global-template-stub=false
deviation: oracle=cufe documented BUG host tokens differ
---*/
template <class T> __global__ void k(T t) {}
void f() { k<<<1, 1>>>(1); }
