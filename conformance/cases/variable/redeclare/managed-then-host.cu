/*---
says: An extern managed variable declared again as a host variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __managed__ int x;
int x;  // device warning[variable.redeclared.without]: a __managed__ variable("x") redeclared without __managed__
