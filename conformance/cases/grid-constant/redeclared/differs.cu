/*---
says: __grid_constant__ that differs between declarations.
rules: grid-constant.redeclared
runs: host reject, device reject
---*/
__global__ void a(const __grid_constant__ int x, const int y);
__global__ void a(const int x, const __grid_constant__ int y) {}
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function redeclaration (see previous declaration at line 6)
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter y in function redeclaration (see previous declaration at line 6)
//^ witness[grid-constant.redeclared(function, yes)]
//^ witness[grid-constant.redeclared(function, yes)]
template <class T> __global__ void b(const T x);
template <class T> __global__ void b(const __grid_constant__ T x) {}
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function template redeclaration (see previous declaration at line 12)
//^ witness[grid-constant.redeclared(function-template, yes)]
template <class T> __global__ void c(const __grid_constant__ T x) {}
template __global__ void c(const int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 16)
//^ witness[grid-constant.redeclared(instantiation, yes)]
template <class T> __global__ void d(const __grid_constant__ T x) {}
template <> __global__ void d(const int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 20)
//^ witness[grid-constant.redeclared(specialisation, yes)]
template <class T> __global__ void e(const __grid_constant__ T x) {}
template <> __global__ void e(const __grid_constant__ int x);
template <> __global__ void e(const int x) {}
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 25)
//^ witness[grid-constant.redeclared(specialisation, yes)]
