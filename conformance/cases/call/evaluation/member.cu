/*---
says: The operands of a member function are told of before itself, as the mangled name behind the first error shows.
rules: call.space, call.callee-name
runs: host reject
---*/
__device__ int f(int);
__device__ int g(int);
__device__ int o(int);
__device__ int o(float);
__device__ int p(int);
__device__ int p(float);
template <class T> __device__ T t(T);
struct S { __device__ int m(int); __device__ int n(int); __device__ int n(char); __device__ S(int); __device__ S(); __device__ ~S(); __device__ S operator+(int); __device__ int operator[](int); };

void a6(S &s) { s.n(g(1)); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1S1nE1?") from a __host__ function("a6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("g(int)") from a __host__ function("a6") is not allowed
