/*---
says: A template says of new-expressions what constructors and lists take; the rest is said in each explicit instance.
rules: call.variable-access
runs: host accept
deviation: cufe host BUG it says less than once for each instance
---*/
typedef unsigned long sz;
__device__ int h; struct P { int a, b; }; struct C { C(int); }; __device__ P hp; struct R { R(const int &); R(const P &); };
template <class T> void t1() { new C(h); }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t2() { new C{h}; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t3() { new P{h, 1}; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t4() { new P(hp); }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
template <class T> void t5() { new int{h}; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t6() { new R(h); new R(hp); }
template <class T> void t7() { new R{h}; }
template <class T> void t8() { new C[1]{h}; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void t9() { new int[2]{h, h}; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void u1() { new double(h); }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template <class T> void u2() { new auto(h); }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
template void t1<int>(); template void t2<int>(); template void t3<int>(); template void t4<int>(); template void t5<int>(); template void t6<int>(); template void t7<int>(); template void t8<int>(); template void t9<int>(); template void u1<int>(); template void u2<int>();
template void t1<C>(); template void t2<C>(); template void t3<C>(); template void t4<C>(); template void t5<C>(); template void t6<C>(); template void t7<C>(); template void t8<C>(); template void t9<C>(); template void u1<C>(); template void u2<C>();
void ext() {}
