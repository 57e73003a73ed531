/*---
says: At block scope.
rules: variable.extern-definition
runs: host accept, device accept
---*/
__device__ void f() {
  extern __device__ int x;
  //^ device warning[variable.extern-definition]: extern declaration of the entity x is treated as a static definition
}
