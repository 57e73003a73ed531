/*---
says: A launch in a template.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
template <class T> void f(T t) { k<<<1, 2>>>(t); }
template void f(int);
