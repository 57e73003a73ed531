/*---
says: A static kernel returns void.
rules: kernel.return.void
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
static __global__ void k() {}
