/*---
says: A launch instantiates a template that returns int.
rules: kernel.return.void
runs: host reject, device reject
---*/
template <class T> __global__ T k() { return T(); }
//^ error[kernel.return.void]: a __global__ function must have a void return type
void f() { k<int><<<1, 1>>>(); }
