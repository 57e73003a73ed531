/*---
says: An extern host variable declared again as a shared variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern int x;
__shared__ int x;  // device warning[variable.redeclared.with]: a host variable("x") redeclared with __shared__
