/*---
says: An operator template.
rules: kernel.operator
runs: host reject, device reject
---*/
struct X {};
template <class T> __global__ void operator+(X, T);
//^ error[kernel.operator]: An operator function cannot be a __global__ function
template <class T> __global__ void operator-(X, T) {}
//^ error[kernel.operator]: An operator function cannot be a __global__ function
template __global__ void operator-(X, int);
//^ error[kernel.operator]: An operator function cannot be a __global__ function
