/*---
says: What an explicit specialisation says of a __grid_constant__ parameter does not count, what its template says does; a specialisation is an instance of its template.
rules: grid-constant.const
runs: host accept, device reject
deviation: oracle device BUG of a function that is declared again the definition tells
---*/
template <typename T> __global__ void a(__grid_constant__ T q);
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template <> __global__ void a(const __grid_constant__ int q);
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template <> __global__ void a(const __grid_constant__ char q) {}
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template <typename T> __global__ void b(__grid_constant__ int q, T) {}
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template <> __global__ void b(const __grid_constant__ int q, short) {}
//^ device@-13.1 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.3 error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device@13.5- error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template <typename T> __global__ void c(const __grid_constant__ T q);
template <> __global__ void c(__grid_constant__ int q);
template <typename T> __global__ void d(__grid_constant__ int q, T);
template <typename T> __global__ void d(const __grid_constant__ int q, T) {}
template <> __global__ void d(__grid_constant__ int q, int) {}
template <typename T> __global__ void e(__grid_constant__ T q) {}
template <> __global__ void e<const int>(__grid_constant__ const int q) {}
__global__ void f(const __grid_constant__ int q);
__global__ void f(__grid_constant__ int q);
__global__ void f(__grid_constant__ int q);
__global__ void f(const __grid_constant__ int q) {}
__global__ void f(__grid_constant__ int q);
