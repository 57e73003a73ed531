/*---
says: The host pass leaves what stands in a constexpr if of a template to instances, its head too, but not the bodies of lambdas in it.
rules: call.space
runs: host reject, documented reject
---*/
__device__ int d();
__global__ void k();
constexpr bool is_set = true;
template <class T> int literal(T x) { if constexpr (true) d(); return x; }
//^ documented error[call.device-from-host]
template <class T> int computed(T x) { if constexpr (sizeof(int) == 4) d(); else d(); return x; }
//^ documented error[call.device-from-host]
template <class T> int named(T x) { if constexpr (is_set) { for (;;) d(); } return x; }
//^ documented error[call.device-from-host]
template <class T> int head(T x) { if constexpr (int y = d(); is_set) x = y; return x; }
template <class T> int beside(T x) { if constexpr (is_set) d(); d(); return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("beside") is not allowed
template <class T> int called_kernel(T x) { if constexpr (is_set) k(); return x; }
template <class T> int in_closure(T x) { auto l = [] { if constexpr (is_set) d(); }; l(); return x; }
template <class T> int closure_inside(T x) { if constexpr (is_set) { auto l = [] { d(); }; l(); } return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
template <class T> struct Member { int m() { if constexpr (is_set) return d(); else return 1; } };
//^ documented error[call.device-from-host]
int no_template(int x) { if constexpr (is_set) d(); return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("no_template") is not allowed
//^ documented error[call.device-from-host]
int uses() { return literal(1) + computed(1) + named(1) + Member<int>().m(); }
