/*---
says: An extern device variable declared again as a device variable.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __device__ int x;
__device__ int x;
