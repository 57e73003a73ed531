/*---
says: Which line is reported when the parameter has its own.
rules: grid-constant.not-const, grid-constant.not-kernel-parameter
runs: host reject, device reject
---*/
__global__ void k(int a,
//^ device error[grid-constant.not-const]: a parameter annotated with __grid_constant__ must have const-qualified type
                  __grid_constant__
                  int b,
                  int c) {}
void f(int a,
//^ error[grid-constant.not-kernel-parameter]: __grid_constant__ annotation is only allowed on a parameter of a __global__ function
       __grid_constant__
       const int b);
