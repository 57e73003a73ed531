/*---
says: Of a template the first declaration and the definition tell whether a __grid_constant__ parameter is const; an explicit specialisation takes it from there whatever it says itself.
rules: grid-constant.const
runs: host accept, device reject
---*/
template <typename T> __global__ void a(__grid_constant__ T q) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template <typename T> __global__ void a(const __grid_constant__ T q);
template <> __global__ void a<int>(const __grid_constant__ int q) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template __global__ void a<char>(const __grid_constant__ char q);
template <typename T> __global__ void b(__grid_constant__ T q);
template <typename T> __global__ void b(const __grid_constant__ T q) {}
template <> __global__ void b<int>(__grid_constant__ int q) {}
template __global__ void b<char>(__grid_constant__ char q);
template <typename T> __global__ void c(const __grid_constant__ T q);
template <typename T> __global__ void c(__grid_constant__ T q) {}
template <> __global__ void c<int>(__grid_constant__ int q);
void d() { c<<<1, 1>>>(1L); }
template <typename T> __global__ void e(__grid_constant__ T q);
template <typename T> __global__ void e(const __grid_constant__ T q);
template <typename T> __global__ void e(__grid_constant__ T q) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
void f() { e<<<1, 1>>>(1); }
template <typename T> __global__ void g(__grid_constant__ T q) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
template <> __global__ void g<int>(const __grid_constant__ int q);
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
