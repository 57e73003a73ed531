/*---
says: A template with a deduced return type is reported at its instantiation.
rules: kernel.return.deduced
runs: host reject, device reject
---*/
template <class T> __global__ auto k() { return T(); }
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
template __global__ auto k<int>();
//^ error[kernel.return.deduced]: a __global__ function must not have a deduced return type
