/*---
says: Calls of host functions that suppression let through are not judged across spaces.
rules: jit.function, call.space
arguments: --diag_suppress=20217
runs: jit accept
deviation: nvrtc jit@13.5- BUG where the error about the call is suppressed 13.5 says that the host function is undefined in device code, which the rules do not say yet
---*/
int f(int a) { return a; }
__global__ void k(int *p) { *p = f(*p); }
__device__ int d(int a) { return f(a); }
