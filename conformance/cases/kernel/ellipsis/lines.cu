/*---
says: Which line is reported when attribute, name and ellipsis have their own.
rules: kernel.ellipsis
runs: host reject, device reject, documented reject
---*/
__global__
//^ error[kernel.ellipsis]: a __global__ function cannot have ellipsis
//^ documented error[kernel.ellipsis]
void
k(int,
  ...);
