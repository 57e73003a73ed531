/*---
says: The operands of a temporary object are told of before itself, as the mangled name behind the first error shows.
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

void b4() { S(g(1)).m(f(1)); }
//^ error[call.device-from-host]: calling a __device__ function("S::~S()") from a __host__ function("b4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1f1?") from a __host__ function("b4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1S1mE1?") from a __host__ function("b4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1SC1E1?") from a __host__ function("b4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("g(int)") from a __host__ function("b4") is not allowed
