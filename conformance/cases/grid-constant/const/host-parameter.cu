/*---
says: __grid_constant__ on a parameter of a host function.
rules: grid-constant.not-kernel-parameter
runs: host reject, device reject
---*/
struct P { int x; };
void f(const __grid_constant__ P p);
//^ error[grid-constant.not-kernel-parameter]: __grid_constant__ annotation is only allowed on a parameter of a __global__ function
