/*---
says: Default arguments and unnamed parameters.
rules: host-output.kernel.forward
runs: host accept, documented accept
---*/
template <class T, int = 0> __global__ void k(T t, int n = 1, float = 2) {}
