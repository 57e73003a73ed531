/*---
says: An explicit instantiation whose return type is int.
rules: kernel.return.void
runs: host reject, device reject
---*/
template <class T> __global__ T k() { return T(); }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template __global__ int k<int>();  // error[kernel.return.void]: a __global__ function must have a void return type
