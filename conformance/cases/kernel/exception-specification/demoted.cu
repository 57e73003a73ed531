/*---
says: The error is discretionary.
rules: kernel.exception-specification
runs: host accept, device accept
arguments: --diag_warning=20190
---*/
__global__ void k() noexcept {}
//^ warning[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
