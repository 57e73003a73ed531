/*---
says: An extern host variable declared again as a host variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern int x;
int x;
