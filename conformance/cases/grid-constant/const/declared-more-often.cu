/*---
says: Of a function that is declared again and not defined yet the parameters are not asked about; behind its definition those of the definition are told.
rules: grid-constant.const, grid-constant.reference
runs: host accept, device reject
---*/
__global__ void a(__grid_constant__ int q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void a(__grid_constant__ int q);
__global__ void b(__grid_constant__ int q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void b(__grid_constant__ int q);
__global__ void b(const __grid_constant__ int q) {}
__global__ void c(__grid_constant__ int q) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void c(const __grid_constant__ int q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void d(__grid_constant__ int q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void d(const __grid_constant__ int q);
__global__ void d(__grid_constant__ int q);
__global__ void d(__grid_constant__ int q) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void d(const __grid_constant__ int q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void e(const __grid_constant__ int &q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
__global__ void e(const __grid_constant__ int &q);
__global__ void f(const __grid_constant__ int &q) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
__global__ void f(const __grid_constant__ int &q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
