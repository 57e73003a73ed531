/*---
says: An extern host variable declared again as a device variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern int x;
__device__ int x;  // device warning[variable.redeclared.with]: a host variable("x") redeclared with __device__
