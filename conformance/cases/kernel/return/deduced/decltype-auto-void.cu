/*---
says: A return type decltype(auto) that deduces void.
rules: kernel.return.deduced
runs: host reject, device reject
---*/
__global__ decltype(auto) k() {}
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
