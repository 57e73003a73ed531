/*---
says: An initialised __shared__ variable in a kernel.
rules: variable.shared.initializer
runs: host reject, device reject
---*/
__global__ void k() {
  __shared__ int a = 3;  // error[variable.shared.initializer]: initializer not allowed for __shared__ variable
}
