/*---
says: Of specialisations and instances the annotation is compared with that of the first declaration of the template; the text tells where the template was declared last, or the specialisation before.
rules: grid-constant.redeclared
runs: host reject, device reject
---*/
template <typename T> __global__ void a(const __grid_constant__ T q);
template <typename T> __global__ void a(const T q) {}
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 6)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 8)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 8)
template <> __global__ void a<int>(const __grid_constant__ int q) {}
template <typename T> __global__ void b(const T q);
template <typename T> __global__ void b(const __grid_constant__ T q) {}
//^ @-13.1 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 11)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 12)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 12)
//^ @13.3 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 13)
//^ @13.5- error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 14)
template <> __global__ void b<int>(const __grid_constant__ int q) {}
//^ @-13.1 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 12)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 13)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 13)
//^ @13.3 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 14)
//^ @13.5- error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 15)
template __global__ void b<char>(const __grid_constant__ char q);
//^ @-13.1 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in instantiation directive (see previous declaration at line 12)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in instantiation directive (see previous declaration at line 13)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in instantiation directive (see previous declaration at line 13)
//^ @13.3 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in instantiation directive (see previous declaration at line 14)
//^ @13.5- error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in instantiation directive (see previous declaration at line 15)
template <typename T> __global__ void c(const T q) {}
template <> __global__ void c<int>(const __grid_constant__ int q);
//^ @-13.1 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 21)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 19)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 19)
//^ @13.3 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 29)
//^ @13.5- error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 33)
template <> __global__ void c<int>(const int q) {}
template <typename T> __global__ void d(const T q) {}
template <typename T> __global__ void d(const __grid_constant__ T q);
//^ @-13.1 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 26)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 23)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 23)
//^ @13.3 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 36)
//^ @13.5- error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function template redeclaration (see previous declaration at line 41)
template <> __global__ void d<int>(const __grid_constant__ int q);
//^ @-13.1 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 26)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 23)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 23)
//^ @13.3 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 36)
//^ @13.5- error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 41)
template <> __global__ void d<int>(const __grid_constant__ int q) {}
//^ @-13.1 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 30)
//^ @13.2 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 26)
//^ @13.4 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 26)
//^ @13.3 error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 42)
//^ @13.5- error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter q in function specialization (see previous declaration at line 48)
