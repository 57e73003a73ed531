/*---
says: A class in an unnamed namespace in the type of a parameter is named as its members are.
rules: call.callee-name
runs: host reject
---*/
namespace {
struct A { __device__ unsigned operator-(const A &) const; };
unsigned subtracts(A s) { return s - s; }
//^ error[call.device-from-host]: calling a __device__ function("_NV_ANON_NAMESPACE::A::operator -(const _NV_ANON_NAMESPACE::A&) const") from a __host__ function("subtracts") is not allowed
}
