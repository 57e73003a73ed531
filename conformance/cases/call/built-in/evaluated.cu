/*---
says: Calls of functions that compilers declare are looked at in code that is generated, where they are evaluated and not folded.
rules: call.built-in.device, call.built-in.host, call.built-in.folded
runs: host accept, device reject
---*/
__device__ void device(int *p, int x) { __builtin_trap(); __builtin_abort(); __sync_synchronize(); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_abort") from a __device__ function("device") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("device") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__sync_synchronize") from a __device__ function("device") is not allowed
__host__ __device__ void both() { __builtin_trap(); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("__builtin_trap") from a __host__ __device__ function("both") is not allowed
__device__ inline void unused() { __builtin_trap(); }
template <class T> __device__ void pattern(T t) { __builtin_trap(); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("pattern<int> ") is not allowed
__device__ void uses() { pattern(1); auto l = [] { __builtin_trap(); }; l(); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("uses()::[lambda() (instance 1)]::operator () const") is not allowed
struct L { __device__ void f() { __builtin_trap(); } __device__ L() {} };
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("L::f") is not allowed
__device__ void f2() { L().f(); }
template <class T> struct C { __device__ void f(T t) { __builtin_trap(); } };
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("C<int> ::f") is not allowed
__device__ void f3(int x) { C<int>().f(1); if (0) __builtin_trap(); if (x) __builtin_trap(); if constexpr (false) __builtin_trap(); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("f3") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("f3") is not allowed
__device__ int f4(int x) { const int c = 3; int d = 4; constexpr int e = 5; return __builtin_bswap32(c) + __builtin_bswap32(d) + __builtin_bswap32(e) + __builtin_bswap32(x) + __builtin_bswap32(1 + 2); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_bswap32") from a __device__ function("f4") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_bswap32") from a __device__ function("f4") is not allowed
__device__ int f5(const char *s) { return __builtin_strlen("abc") + __builtin_strlen(s) + __builtin_strcmp("a", "b") + __builtin_strcmp("a", s); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_strcmp") from a __device__ function("f5") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_strlen") from a __device__ function("f5") is not allowed
__device__ int f6(int x) { return true ? 1 : __builtin_ctz(x); }
__device__ int f7(int x) { return x ? __builtin_ctz(x) : __builtin_ctz(x); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_ctz") from a __device__ function("f7") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_ctz") from a __device__ function("f7") is not allowed
__device__ int f8(int x) { int y = sizeof(__builtin_ctz(x)); return y; }
#pragma nv_exec_check_disable
__host__ __device__ void g1() { __builtin_trap(); }
__device__ constexpr int g2(int x) { return __builtin_ctz(x); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_ctz") from a __device__ function("g2") is not allowed
__device__ int g3(int x) { return g2(x) + g2(1); }
constexpr int g4(int x) { return __builtin_ctz(x); }
__global__ void g5(int *x) { *x = __builtin_popcountll(*x) + __builtin_clz(*x) + __builtin_popcount(*x); }
__device__ unsigned g6(unsigned x) { __builtin_memcmp("a", "b", 1); __builtin_trap(), __builtin_trap(); for (;; __builtin_trap()) __builtin_abort(); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_abort") from a __device__ function("g6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("g6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("g6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("g6") is not allowed
__device__ unsigned g7 = __builtin_bswap32(1);
__device__ int k1(int x) { return true ? 1 : __builtin_ctz(x); }
__device__ int k2(int x) { return false && __builtin_ctz(x); }
__device__ int k3(int x) { return true || __builtin_ctz(x); }
__device__ int k4(int x) { return true ? __builtin_ctz(x) : 1; }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_ctz") from a __device__ function("k4") is not allowed
__device__ int k5(int x) { return x ? __builtin_ctz(x) : 1; }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_ctz") from a __device__ function("k5") is not allowed
__device__ int k6(int x) { return x && __builtin_ctz(x); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_ctz") from a __device__ function("k6") is not allowed
__device__ int k7(int x) { const bool b = true; return b || __builtin_ctz(x); }
__device__ int k8(int x) { return sizeof(int) == 4 ? __builtin_ctz(x) : __builtin_ctzll(x); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_ctz") from a __device__ function("k8") is not allowed
