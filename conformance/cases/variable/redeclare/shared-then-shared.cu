/*---
says: An extern shared variable declared again as a shared variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __shared__ int x;
__shared__ int x;
