/*---
says: An extern constant variable declared again as a constant variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __constant__ int x;
__constant__ int x;
