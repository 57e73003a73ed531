/*---
says: An explicit specialisation takes the const of a __grid_constant__ parameter from its template, a function that is only declared again from its definition or its first declaration.
rules: grid-constant.const
runs: host accept, device reject
---*/
template <typename T> __global__ void a(const __grid_constant__ T q) {}
template <> __global__ void a<int>(__grid_constant__ int q);
template <> __global__ void a<int>(__grid_constant__ int q) {}
template <typename T> __global__ void b(const __grid_constant__ T q);
template <> __global__ void b<int>(const __grid_constant__ int q) {}
template <> __global__ void b<char>(__grid_constant__ char q) {}
template <typename T> __global__ void j(const __grid_constant__ int q) {}
template <> __global__ void j<int>(__grid_constant__ int q);
template __global__ void j<char>(__grid_constant__ int q);
__global__ void e(const __grid_constant__ int q);
__global__ void e(__grid_constant__ int q);
__global__ void e(__grid_constant__ int q) {}
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void e(__grid_constant__ int q);
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void f(const __grid_constant__ int q) {}
__global__ void f(__grid_constant__ int q);
__global__ void g(__grid_constant__ int q);
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void g(const __grid_constant__ int q);
__global__ void g(const __grid_constant__ int q) {}
