/*---
says: An extern device variable declared again as a host variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __device__ int x;
int x;  // device warning[variable.redeclared.without]: a __device__ variable("x") redeclared without __device__
