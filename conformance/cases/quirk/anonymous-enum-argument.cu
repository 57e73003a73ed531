/*---
says: An unnamed enumeration as a kernel argument.
rules: launch.unconfigured, lambda.kernel-argument
runs: host accept, device reject
---*/
template <class T> __global__ void k(T) {}
enum { E };
void f() { k<<<1, 1>>>(E); }
//^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
//^ witness[lambda.kernel-argument(unnamed-type)]
