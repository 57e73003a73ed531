/*---
says: An extern constant variable declared again as a constant variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
deviation: oracle=cufe host BUG host tokens differ
---*/
extern __constant__ int x;
__constant__ int x;
