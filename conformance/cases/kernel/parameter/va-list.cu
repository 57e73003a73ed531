/*---
says: A kernel parameter of va_list type.
rules: kernel.parameter.va-list
runs: host accept, device reject
---*/
__global__ void k(__builtin_va_list a);
//^ device error[kernel.parameter.va-list]: A __global__ function or function template cannot have a parameter with va_list type
