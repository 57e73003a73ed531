/*---
says: A kernel with a parameter and an ellipsis.
rules: kernel.ellipsis
runs: host reject, device reject, documented reject
---*/
__global__ void k(const char *f, ...) {}
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ documented error[kernel.ellipsis]
