/*---
says: A variadic kernel template.
rules: host-output.kernel.forward
runs: host accept, documented accept
---*/
template <class T, class... A> __global__ void k(T t, A... a) {}
void f() { k<<<1, 1>>>(1, 2, 3.0f); }
