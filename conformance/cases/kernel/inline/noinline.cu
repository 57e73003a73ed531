/*---
says: noinline on a kernel.
rules: kernel.inline
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ __attribute__((noinline)) void k() {}
