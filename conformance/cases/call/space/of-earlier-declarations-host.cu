/*---
says: What an earlier declaration says of the host holds for a definition that is declared __device__ alone: its body is judged like that of a __host__ __device__ function.
rules: call.space, call.variable-access
runs: host reject
---*/
__device__ int dv;
extern "C" __host__ __device__ void f1(int);
extern "C" __device__ void g1(int);
extern "C" __device__ void f1(int x) { g1(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("g1") from a __host__ __device__ function("f1") is not allowed
__host__ __device__ void f2(int);
__device__ void g2(int);
__device__ void f2(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("f2") is not allowed
__host__ __device__ void f3(int);
__device__ void f3(int x);
void f3(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("f3") is not allowed
__host__ void f4(int);
__device__ void f4(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("f4") is not allowed
__device__ void f5(int);
__host__ void f5(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("f5") is not allowed
extern "C" { static __device__ void use() { f1(1); f2(2); f3(3); } }
__device__ void f6(int);
__host__ __device__ void f6(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("f6") is not allowed
void f7(int);
__device__ void f7(int x) { g2(x); dv = x; }
template <class T> __host__ __device__ void f8(T);
template <class T> __device__ void f8(T x) { g2(1); dv = x; }
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("f8") is not allowed
struct M { __host__ __device__ void m(int); __host__ __device__ static void s(int); __host__ __device__ M(); void n(int); };
__device__ void M::m(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("m") is not allowed
__device__ void M::s(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("s") is not allowed
__device__ M::M() { g2(1); dv = 1; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("M") is not allowed
__device__ void M::n(int x) { g2(1); dv = 1; }
template <class T> struct MT { __host__ __device__ void m(int);};
template <class T> __device__ void MT<T>::m(int x) { g2(x); dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2g21?") from a __host__ __device__ function("m") is not allowed
