/*---
says: The text names the definition where there is one before, of the function itself first, then of its template; the annotation is compared with that of the first declaration.
rules: grid-constant.redeclared
runs: host reject, device reject
---*/
__global__ void a(const __grid_constant__ int x);
__global__ void a(const __grid_constant__ int x) {}
__global__ void a(const int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function redeclaration (see previous declaration at line 7)
template <class T> __global__ void b(const __grid_constant__ T x);
template <class T> __global__ void b(const T x) {}
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function template redeclaration (see previous declaration at line 10)
template <class T> __global__ void b(const __grid_constant__ T x);
template <class T> __global__ void b(const T x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function template redeclaration (see previous declaration at line 11)
template __global__ void b(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 11)
template __global__ void b(const __grid_constant__ float x);
template <class T> __global__ void c(const __grid_constant__ T x);
template <> __global__ void c(const __grid_constant__ int x);
template <> __global__ void c(const __grid_constant__ int x) {}
template <> __global__ void c(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 21)
template <class T> __global__ void d(const __grid_constant__ T x) {}
template <> __global__ void d(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 24)
template <> __global__ void d(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 25)
template <> __global__ void d(const __grid_constant__ int x);
template <class T> __global__ void e(const __grid_constant__ T x);
template <class T> __global__ void e(const __grid_constant__ T x);
template __global__ void e<int>(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 30)
template <class T> __global__ void e(const __grid_constant__ T x) {}
template __global__ void e<char>(char x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 34)
template <> __global__ void e<long>(long x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 34)
