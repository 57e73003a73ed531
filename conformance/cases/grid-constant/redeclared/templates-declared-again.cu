/*---
says: Of specialisations and instances the annotation is compared with that of the first declaration of the template; the text tells where the template was declared last, or the specialisation before.
rules: grid-constant.redeclared
runs: host reject, device reject
---*/
template <typename T> __global__ void a(const __grid_constant__ T q);
template <typename T> __global__ void a(const T q) {}  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 6)
template <> __global__ void a<int>(const __grid_constant__ int q) {}
template <typename T> __global__ void b(const T q);
template <typename T> __global__ void b(const __grid_constant__ T q) {}  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 9)
template <> __global__ void b<int>(const __grid_constant__ int q) {}  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 10)
template __global__ void b<char>(const __grid_constant__ char q);  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in instantiation directive (see previous declaration at line 10)
template <typename T> __global__ void c(const T q) {}
template <> __global__ void c<int>(const __grid_constant__ int q);  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 13)
template <> __global__ void c<int>(const int q) {}
template <typename T> __global__ void d(const T q) {}
template <typename T> __global__ void d(const __grid_constant__ T q);  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 16)
template <> __global__ void d<int>(const __grid_constant__ int q);  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 16)
template <> __global__ void d<int>(const __grid_constant__ int q) {}  // error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 18)
