/*---
says: Calls of host functions that suppression let through are not judged across spaces.
rules: jit.function, call.space
arguments: --diag_suppress=20217
runs: jit accept
---*/
int f(int a) { return a; }
__global__ void k(int *p) { *p = f(*p); }
__device__ int d(int a) { return f(a); }
