/*---
says: What looks like a function until an item of the list is an expression is an object, whose initialiser calls.
rules: call.space
runs: host reject, device accept
---*/
struct A { A(int, int = 0, int = 0); A(const A &); };
struct O { int f() const; };
using T = int;
template <class U> struct V { using X = int; };
__device__ int d(int = 0);
int n, m;
void second() { A a(int(n), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("d(int)") from a __host__ function("second") is not allowed
void third() { A a(int(n), T(m), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("third") is not allowed
void member() { O o; A a(int(n), o.f(), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("member") is not allowed
void sum() { A a(int(n), T(m) + d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("sum") is not allowed
void deref(int *p) { A a(T(*p + d()), 1); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("deref") is not allowed
void cast_of_call() { A a(T(d()), int(m)); }
void lambda() { A a(int(n), [] { return 1; }(), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("lambda") is not allowed
void parentheses() { A a((int(n)), int(d())); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("parentheses") is not allowed
void dependent_name() { A a(V<A>::X(n), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("dependent_name") is not allowed
void type_of() { A a(decltype(n)(m), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("type_of") is not allowed
void nested() { A a(A(int(n), d())); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("nested") is not allowed
void literal() { A a(T(1), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("literal") is not allowed
void grid() { dim3 g(int(n), 1, d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("grid") is not allowed
A at_namespace_scope(int(n), T(m), 1);
template <class U> void in_template(U u) { A a(int(u), d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("in_template") is not allowed
template <class... U> void with_pack(U... u) { A a(u..., d()); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("with_pack") is not allowed
