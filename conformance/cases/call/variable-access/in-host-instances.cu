/*---
says: What a template does not decide the host pass says in each instance that it makes: explicit ones, and those whose return type it deduces.
rules: call.variable-access
runs: host accept
deviation: cufe host BUG of what hangs on no template parameter or is initialised by lists it says less than once for each instance
---*/
__device__ int h; struct P { int a, b; }; struct E {}; __device__ E ev;
template <class T> void t1() { int k = h; k = h; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t2() { T k = h; k = h; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t3() { P p{h, 1}; P q = {h, 1}; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t4() { T k{h}; T l(h); T m = T(h); k += h; k = (T)h; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t5() { int x = h + T(1); T &r = h; const T &cr = h; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t6(T *p) { *p = h; p[h] = 3; h = *p; h += *p; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "h" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "h" cannot be directly written in a host function
template <class T> T t7() { return h; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> constexpr T t8() { return h; }
template <class T> auto t9() { T k = h; return k; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> inline void u1() { T k = h; }
struct M { template <class T> void m() { T k = h; } };
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> struct MM { void m() { T k = h; int l = h; P p{h, 1}; } };
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template void t1<int>(); template void t1<char>();
template void t2<int>(); template void t2<char>();
template void t3<int>(); template void t3<char>();
template void t4<int>();
template void t5<int>();
template void t6<int>(int *);
template int t7<int>();
template void M::m<int>();
template struct MM<int>;
void ext() { u1<int>(); t9<int>(); }
