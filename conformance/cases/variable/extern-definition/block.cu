/*---
says: At block scope.
rules: variable.extern-definition
runs: host accept, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
__device__ void f() {
  extern __device__ int x;
  //^ device warning[variable.extern-definition]: extern declaration of the entity x is treated as a static definition
}
