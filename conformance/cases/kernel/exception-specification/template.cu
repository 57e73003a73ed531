/*---
says: A template with noexcept.
rules: kernel.exception-specification
runs: host reject, device reject
---*/
template <class T> __global__ void k(T) noexcept {}
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
template <class T> __global__ void l(T) noexcept {}
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
template __global__ void l<int>(int);
//^ error[kernel.exception-specification]: An exception specification is not allowed for a __global__ function or function template
