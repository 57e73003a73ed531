/*---
says: An extern __shared__ variable becomes a static definition in whole program mode.
rules: variable.extern-definition
runs: host accept, device accept
---*/
extern __shared__ int a;
