/*---
says: An extern managed variable declared again as a device variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __managed__ int x;
__device__ int x;
//^ device warning[variable.redeclared.without]: a __managed__ variable("x") redeclared without __managed__
