/*---
says: The pointer, not what it points to, must be const.
rules: grid-constant.not-const
runs: host accept, device reject
---*/
__global__ void k(const __grid_constant__ int *p) {}
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
__global__ void l(int *const __grid_constant__ p) {}
