/*---
says: An extern device variable declared again as a shared variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __device__ int x;
__shared__ int x;  // device warning[variable.redeclared.with]: a __device__ variable("x") redeclared with __shared__
