/*---
says: An explicit specialisation whose return type is float.
rules: kernel.return.void
runs: host reject, device reject
---*/
template <class T> __global__ T k() { return T(); }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <> __global__ float k<float>() { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
