/*---
says: noexcept is not allowed for a kernel.
rules: kernel.exception-specification
runs: host reject, device reject, documented accept
---*/
__global__ void k() noexcept {}
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
