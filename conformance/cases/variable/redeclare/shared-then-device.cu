/*---
says: An extern shared variable declared again as a device variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __shared__ int x;
__device__ int x;
//^ device warning[variable.redeclared.without]: a __shared__ variable("x") redeclared without __shared__
