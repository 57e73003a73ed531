/*---
says: An ellipsis without a comma.
rules: kernel.ellipsis
runs: host reject, device reject, documented reject
---*/
__global__ void k(int a...) {}
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ documented error[kernel.ellipsis]
