/*---
says: In a namespace.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
namespace n {
extern int x;
__device__ int x;  // device warning[variable.redeclared.with]: a host variable("n::x") redeclared with __device__
}
