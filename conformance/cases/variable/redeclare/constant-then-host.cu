/*---
says: An extern constant variable declared again as a host variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __constant__ int x;
int x;  // device warning[variable.redeclared.without]: a __constant__ variable("x") redeclared without __constant__
