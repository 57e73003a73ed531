/*---
says: noexcept(false) is an exception specification.
rules: kernel.exception-specification
runs: host reject, device reject, documented accept
---*/
__global__ void k() noexcept(false);
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
