/*---
says: Variables of the host that members of class templates name are told in each instance with code.
rules: call.variable, call.variable-access
runs: device reject
---*/
int hv;
const int hc = 3;
template <typename T> struct X { T a; __device__ X() { a = hv; } __device__ void f() { a = hc; } __device__ T *g() { return &hv; } __device__ void unused() { a = hv; } };
//^ @-13.1 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hv" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "hv" is undefined in device code
//^ error[device-code.undefined]: identifier "hv" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hv" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hv" cannot be directly taken in a __device__/__global__ function
template <typename T> struct Y { T a; __device__ Y(); template <typename U> __device__ U h(U u) { return u + hv; } static __device__ T s() { return sizeof(hv) + T(hc); } };
//^ @-13.1 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hv" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
template <typename T> __device__ Y<T>::Y() : a(hv) {}
//^ @-13.1 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hv" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
__global__ void k() { X<int> x; x.f(); x.g(); Y<char> y; y.h(1L); Y<long>::s(); }
