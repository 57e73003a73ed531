/*---
says: Operators that are no members and that host code calls by their name are calls like any other.
rules: call.form, call.space
runs: host reject
---*/
struct P {};
namespace n {
struct Q {};
__device__ int operator+(Q, Q);
}
__device__ bool operator!(P);
bool prefix(P p) { return ::operator!(p); }
//^ error[call.device-from-host]: calling a __device__ function("operator !( ::P)") from a __host__ function("prefix") is not allowed
int in_namespace(n::Q q) { return n::operator+(q, q); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1nplE1?1?") from a __host__ function("in_namespace") is not allowed
