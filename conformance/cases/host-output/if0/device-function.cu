/*---
says: The begin of an excluded body.
rules: host-output.if0
runs: host accept, documented accept
---*/
__device__ int f(int a) { return a; }
