/*---
says: The begin of an excluded body.
rules: host-output.if0
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ int f(int a) { return a; }
