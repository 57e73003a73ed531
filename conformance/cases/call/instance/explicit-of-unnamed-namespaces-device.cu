/*---
says: No code is generated for an explicit instance of a function of an unnamed namespace that nobody calls.
rules: call.context, call.space
runs: device accept
deviation: cufe device BUG it looks at the instance
deviation: oracle device BUG the same
---*/
void h();
namespace {
template <typename T> __host__ __device__ void f(T) { h(); }
template __host__ __device__ void f(char);
}
