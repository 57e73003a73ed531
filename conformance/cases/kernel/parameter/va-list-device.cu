/*---
says: A __device__ function may have a va_list parameter.
rules: kernel.parameter.va-list
runs: host accept, device accept, documented accept
---*/
__device__ void f(__builtin_va_list a);
