/*---
says: An extern host variable declared again as a managed variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern int x;
__managed__ int x;  // device warning[variable.redeclared.with]: a host variable("x") redeclared with __managed__
