/*---
says: An initialised __shared__ variable in a kernel.
rules: variable.shared.initializer
runs: host reject, device reject
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
__global__ void k() {
  __shared__ int a = 3;  // error[variable.shared.initializer]: initializer not allowed for __shared__ variable
}
