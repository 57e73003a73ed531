/*---
says: Device-only compilation looks at variables in instances, too.
rules: call.variable-access
runs: jit reject
---*/
template <class T> T V = 1;
template <class T> struct S { static T v; T m; };
//^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
template <class T> T S<T>::v = 2;
int h;
//^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
template <int N> __device__ int k1() { return V<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
template <int N> __device__ int k2() { return V<long> + N; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a __device__/__global__ function
template <class T> __device__ T k3() { return S<T>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
template <class T> __device__ int k5() { return h + sizeof(T); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
template <class T> struct R { __device__ int m() { return S<T>::v + h; } };
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ int u() { return k1<1>() + k2<2>() + k3<int>() + k5<int>() + R<int>().m(); }
