/*---
says: Which line is reported when attribute and name have their own.
rules: kernel.operator
runs: host reject, device reject, documented accept
---*/
struct X {};
__global__  // error[kernel.operator]: An operator function cannot be a __global__ function
void
operator+(X, int);
