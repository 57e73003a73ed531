/*---
says: A kernel whose only parameter is an ellipsis.
rules: kernel.ellipsis
runs: host reject, device reject, documented reject
---*/
__global__ void k(...);
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ documented error[kernel.ellipsis]
