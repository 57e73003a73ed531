/*---
says: Behind an error in its body a launch is not looked at, wherever in the body it stands.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
__device__ void f() {
  k<<<1, 1>>>(1);
  __shared__ int a = 1;  // error[variable.shared.initializer]: initializer not allowed for __shared__ variable
}
