/*---
says: A __shared__ variable in the body of a kernel function.
rules: variable.local.static
runs: host accept, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
__global__ void f() {
  __shared__ int x;
}
