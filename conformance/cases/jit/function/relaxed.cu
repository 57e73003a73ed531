/*---
says: With relaxed constexpr constexpr functions need no annotation; others still do.
rules: jit.function
arguments: --relaxed_constexpr
runs: documented-jit reject
---*/
constexpr int constant(int a) { return a; }
int other(int a) { return a; }
//^ documented-jit error[jit.unannotated-function]
__global__ void kernel() { constant(1); }
