/*---
says: A launch instantiates a template that returns void.
rules: kernel.return.void
runs: host accept, device accept
---*/
template <class T> __global__ T k() {}
void f() { k<void><<<1, 1>>>(); }
