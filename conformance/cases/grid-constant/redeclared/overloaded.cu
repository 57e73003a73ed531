/*---
says: An explicit instantiation belongs to the template that has an instance of its type. That of a name that is overloaded in its scope is not compared with the template, a specialisation is.
rules: grid-constant.redeclared
runs: host reject, device reject
---*/
template <class T> __global__ void k(const __grid_constant__ T x) {}
template __global__ void k<long>(long x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 6)
template <class T> __global__ void k(T *x) {}
template <class T, int N> __global__ void k(T x, const __grid_constant__ int y) {}
template <class T, class U> __global__ void k(const __grid_constant__ T x, U y) {}
template __global__ void k<int>(int x);
template __global__ void k<int>(int *x);
template __global__ void k<char>(const __grid_constant__ char x);
template __global__ void k<int, 1>(int x, int y);
template __global__ void k<int, int>(const int x, int y);
template __global__ void k<float, int>(const __grid_constant__ float x, int y);
template <class T> __global__ void p(const __grid_constant__ T x) {}
template <class T> __global__ void p(T, int) {}
template <> __global__ void p<int>(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in function specialization (see previous declaration at line 18)
template <class T> __global__ void m(const __grid_constant__ T x) {}
template <> __global__ void m<float>(const __grid_constant__ float x) {}
template __global__ void m<int>(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 22)
namespace a {
template <class T> __global__ void q(const __grid_constant__ T x) {}
void q();
}
namespace b {
template <class T> __global__ void q(const __grid_constant__ T x) {}
}
template __global__ void a::q<int>(int x);
template __global__ void b::q<int>(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 31)
namespace c {
void r(int, int);
inline namespace d {
template <class T> __global__ void r(const __grid_constant__ T x) {}
template __global__ void r(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 39)
}
}
void s(int);
namespace e {
template <class T> __global__ void s(const __grid_constant__ T x) {}
template __global__ void s(int x);
//^ error[grid-constant.redeclared]: incompatible __grid_constant__ annotation for parameter x in instantiation directive (see previous declaration at line 46)
}
template <class T> __global__ void o(const __grid_constant__ T x) {}
void o(int, int);
extern template __global__ void o<int>(int x);
