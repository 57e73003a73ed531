/*---
says: Variable templates, their uses and their instances are not looked at.
rules: jit.variable
runs: jit accept
---*/
template <class T> T plain;
template <class T> const T constant = 1;
__global__ void k(int *p) { *p = constant<int>; }
