/*---
says: Which line is reported when attribute, name and specification have their own.
rules: kernel.exception-specification
runs: host reject, device reject
---*/
__global__
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
void
k()
noexcept
{}
