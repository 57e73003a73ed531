/*---
says: One annotated declaration is enough for those that follow; a template that is defined by its qualified name is not compared.
rules: grid-constant.redeclared
runs: host reject, device reject
deviation: oracle host BUG it compares with the first declaration alone, and templates that are defined by their qualified names
deviation: oracle device BUG it compares with the first declaration alone, and templates that are defined by their qualified names
---*/
namespace n {
template <class T> __global__ void g(const __grid_constant__ T x);
template <class T> __global__ void g2(const __grid_constant__ T x);
}
template <class T> __global__ void n::g(const T x) {}
namespace n {
template <class T> __global__ void g(const T x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function template redeclaration (see previous declaration at line 12)
template <class T> __global__ void g2(const T x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function template redeclaration (see previous declaration at line 10)
}
__global__ void a(const __grid_constant__ int x);
__global__ void a(const int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function redeclaration (see previous declaration at line 19)
__global__ void a(const __grid_constant__ int x);
__global__ void a(const int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function redeclaration (see previous declaration at line 19)
__global__ void b(const int x);
__global__ void b(const __grid_constant__ int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function redeclaration (see previous declaration at line 25)
__global__ void b(const __grid_constant__ int x);
__global__ void b(const int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function redeclaration (see previous declaration at line 25)
