/*---
says: Member functions of unnamed namespaces are named with their qualifiers too; an ellipsis can be the only parameter.
rules: call.callee-name
runs: host reject
---*/
namespace {
struct S { __device__ char c() const { return 1; } __device__ char v() volatile { return 1; } __device__ char r() const & { return 1; } };
__device__ void e(...);
char f(S &s) {
  e();
  //^ error[call.device-from-host]: calling a __device__ function("_NV_ANON_NAMESPACE::e(...)") from a __host__ function("f") is not allowed
  s.v();
  //^ error[call.device-from-host]: calling a __device__ function("_NV_ANON_NAMESPACE::S::v() volatile") from a __host__ function("f") is not allowed
  s.r();
  //^ error[call.device-from-host]: calling a __device__ function("_NV_ANON_NAMESPACE::S::r() const &") from a __host__ function("f") is not allowed
  return s.c();
  //^ error[call.device-from-host]: calling a __device__ function("_NV_ANON_NAMESPACE::S::c() const") from a __host__ function("f") is not allowed
}
}
