/*---
says: A __grid_constant__ reference to non-const.
rules: grid-constant.reference
runs: host accept, device reject
---*/
struct P { int x; };
__global__ void k(__grid_constant__ P &p) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
//^ device error[grid-constant.reference]: a parameter annotated with __grid_constant__ must not have reference type
