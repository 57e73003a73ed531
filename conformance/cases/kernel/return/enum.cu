/*---
says: A kernel returns an enumeration.
rules: kernel.return.void
runs: host reject, device reject, documented reject
---*/
enum E { A };
__global__ E k();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]
