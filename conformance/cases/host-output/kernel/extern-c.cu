/*---
says: A kernel with C linkage.
rules: host-output.kernel.linkage
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
extern "C" __global__ void k() {}
