/*---
says: The text names the definition where there is one before, of the function itself first, then of its template; the annotation is compared with that of the first declaration.
rules: grid-constant.redeclared
runs: host reject, device reject
deviation: cufe host BUG the definition is not looked for, and a specialisation is compared with its own first declaration
deviation: cufe device BUG the definition is not looked for, and a specialisation is compared with its own first declaration
---*/
__global__ void a(const __grid_constant__ int x);
__global__ void a(const __grid_constant__ int x) {}
__global__ void a(const int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function redeclaration (see previous declaration at line 9)
template <class T> __global__ void b(const __grid_constant__ T x);
template <class T> __global__ void b(const T x) {}
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function template redeclaration (see previous declaration at line 12)
template <class T> __global__ void b(const __grid_constant__ T x);
template <class T> __global__ void b(const T x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function template redeclaration (see previous declaration at line 13)
template __global__ void b(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 13)
template __global__ void b(const __grid_constant__ float x);
template <class T> __global__ void c(const __grid_constant__ T x);
template <> __global__ void c(const __grid_constant__ int x);
template <> __global__ void c(const __grid_constant__ int x) {}
template <> __global__ void c(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 23)
template <class T> __global__ void d(const __grid_constant__ T x) {}
template <> __global__ void d(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 26)
template <> __global__ void d(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 27)
template <> __global__ void d(const __grid_constant__ int x);
template <class T> __global__ void e(const __grid_constant__ T x);
template <class T> __global__ void e(const __grid_constant__ T x);
template __global__ void e<int>(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 32)
template <class T> __global__ void e(const __grid_constant__ T x) {}
template __global__ void e<char>(char x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 36)
template <> __global__ void e<long>(long x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 36)
