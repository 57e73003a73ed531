/*---
says: An undeclared callee in a template.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
template <class T> void f(T t) { undeclared<<<1, 2>>>(t); }
