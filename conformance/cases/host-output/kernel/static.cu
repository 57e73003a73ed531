/*---
says: A static kernel.
rules: host-output.kernel.linkage
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
static __global__ void k() {}
