/*---
says: Reference parameters are voided.
rules: host-output.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ int f(const volatile char &x, int &y) { return y; }
