/*---
says: A launch in an abbreviated function template mentions every kernel of the name, as one in a template does.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c --c++20
deviation: oracle=cufe host N-I the reference interpreter takes an abbreviated function template for a function
---*/
static __global__ void k(int *, int) {} __global__ void k(int *, float) {}
namespace n { __global__ void k(int *) {} }
void f(auto v) { int *a = nullptr; k<<<1, 1>>>(a, 1); }
