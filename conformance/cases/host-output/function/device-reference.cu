/*---
says: Reference parameters are voided.
rules: host-output.function
runs: host accept, documented accept
---*/
__device__ int f(const volatile char &x, int &y) { return y; }
