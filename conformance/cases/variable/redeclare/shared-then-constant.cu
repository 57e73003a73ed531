/*---
says: An extern shared variable declared again as a constant variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host reject, device accept
---*/
extern __shared__ int x;
__constant__ int x;
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device warning[variable.redeclared.without]: a __shared__ variable("x") redeclared without __shared__
