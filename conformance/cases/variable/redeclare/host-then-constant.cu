/*---
says: An extern host variable declared again as a constant variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern int x;
__constant__ int x;  // device warning[variable.redeclared.with]: a host variable("x") redeclared with __constant__
