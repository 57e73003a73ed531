/*---
says: An extern constant variable declared again as a device variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __constant__ int x;
__device__ int x;
//^ device warning[variable.redeclared.without]: a __constant__ variable("x") redeclared without __constant__
