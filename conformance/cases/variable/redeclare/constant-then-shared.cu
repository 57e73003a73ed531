/*---
says: An extern constant variable declared again as a shared variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host reject, device accept
---*/
extern __constant__ int x;
__shared__ int x;
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device warning[variable.redeclared.without]: a __constant__ variable("x") redeclared without __constant__
