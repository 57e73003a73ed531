/*---
says: A __grid_constant__ parameter must be const.
rules: grid-constant.not-const
runs: host accept, device reject
---*/
struct P { int x; };
__global__ void k(__grid_constant__ P p) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
