/*---
says: A kernel is declared.
rules: host-output.kernel.linkage
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k(int *p) { *p = 1; }
