/*---
says: An extern declaration with a definition behind it.
rules: variable.extern-definition
runs: host accept, device accept
---*/
extern __device__ int a;
__device__ int a = 1;
