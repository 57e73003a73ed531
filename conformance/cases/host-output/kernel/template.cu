/*---
says: A kernel template forwards to its placeholder.
rules: host-output.kernel.forward
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
template <class T> __global__ void k(T t) {}
void f() { k<<<1, 1>>>(1); }
