/*---
says: An instantiated template with an ellipsis.
rules: kernel.ellipsis
runs: host reject, device reject
---*/
template <class T> __global__ void k(T, ...) {}  // error[kernel.ellipsis]: a __global__ function cannot have ellipsis
template __global__ void k<int>(int, ...);  // error[kernel.ellipsis]: a __global__ function cannot have ellipsis
