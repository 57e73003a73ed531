/*---
says: An extern shared variable declared again as a host variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __shared__ int x;
int x;  // device warning[variable.redeclared.without]: a __shared__ variable("x") redeclared without __shared__
