/*---
says: A trailing return type int.
rules: kernel.return.void
runs: host reject, device reject
---*/
__global__ auto k() -> int { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
