/*---
says: A return type decltype(auto).
rules: kernel.return.deduced
runs: host reject, device reject
---*/
__global__ decltype(auto) k() { return 1; }
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
