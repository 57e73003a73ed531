/*---
says: An extern managed variable declared again as a managed variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __managed__ int x;
__managed__ int x;
