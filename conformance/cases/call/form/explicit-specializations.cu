/*---
says: Explicit specialisations of function templates and of members of class templates are functions of their own; code is generated for those with external linkage.
rules: call.form, call.space
runs: host accept, device reject
---*/
int host(int);
template <class T> __device__ int declared(T);
template <> __device__ int declared<int>(int x) { return host(x); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("declared<int> ") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <class T> __device__ int defined(T) { return 0; }
template <> __device__ int defined<int>(int x) { return host(x); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("defined<int> ") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <> __device__ inline int defined<char>(char x) { return host(x); }
template <class T> __device__ inline int of_inline(T);
template <> __device__ int of_inline<int>(int x) { return host(x); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("of_inline<int> ") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <class T> static __device__ int of_static(T);
template <> __device__ int of_static<int>(int x) { return host(x); }
namespace {
template <class T> __device__ int of_unnamed(T);
template <> __device__ int of_unnamed<int>(int x) { return host(x); }
}
template <> __device__ int declared<long>(long x);
template <> __device__ int declared<long>(long x) { return host(x); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("declared<long> ") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <class T> struct Class {
  __device__ void member();
  __device__ void inline_member();
  __device__ static int static_member(int);
  __device__ Class();
  __device__ ~Class();
  int m;
};
template <> __device__ void Class<int>::member() { host(m); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Class<int> ::member") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <> __device__ inline void Class<int>::inline_member() { host(m); }
template <> __device__ int Class<char>::static_member(int q) { return host(q) + 1; }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Class<char> ::static_member") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <> __device__ Class<char>::Class() { host(1); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Class<char> ::Class") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <> __device__ Class<char>::~Class() { host(2); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Class<char> ::~Class") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <class T> __global__ void kernel(T) {}
template <> __global__ void kernel<int>(int x) { host(x); }
//^ device error[call.host-from-global]: calling a __host__ function("host(int)") from a __global__ function("kernel<int> ") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
template <> struct Class<long> {
  __device__ void member() { host(3); }
  __device__ void outside();
};
__device__ void Class<long>::outside() { host(4); }
//^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Class<long> ::outside") is not allowed
//^ device error[device-code.undefined]: identifier "host" is undefined in device code
