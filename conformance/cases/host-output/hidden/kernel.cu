/*---
says: Kernels are hidden.
rules: host-output.hidden
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k() {}
