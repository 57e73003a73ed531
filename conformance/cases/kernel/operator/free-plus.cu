/*---
says: A free operator function cannot be a kernel; the document knows operator() only.
rules: kernel.operator
runs: host reject, device reject, documented accept
---*/
struct X {};
__global__ void operator+(X, int);  // error[kernel.operator]: An operator function cannot be a __global__ function
