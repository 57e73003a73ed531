/*---
says: An option suppresses a report in the whole unit; what is left compiles.
rules: jit.function
arguments: --diag_suppress=20217
runs: jit accept
---*/
void f();
int g(int a) { return a; }
struct S { S(); void m(); };
__global__ void k(int *p) { *p = 1; }
