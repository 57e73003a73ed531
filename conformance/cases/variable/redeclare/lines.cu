/*---
says: Which line is reported.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern
__device__
int
x;

__constant__
int
x;  // device warning[variable.redeclared.with]: a __device__ variable("x") redeclared with __constant__
