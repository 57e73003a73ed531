/*---
says: Annotated lambdas in every place, in device-only compilation.
rules: jit.closure, jit.default-space
runs: documented-jit reject
arguments: --extended-lambda
---*/
__device__ void argument(
  int i = [] __device__ { return 1; }()
  //^ witness[jit.closure(namespace, yes, no)]
);
void host() {
//^ documented-jit error[jit.unannotated-function]
  auto in_host = [] __device__ { return 1; };
  //^ witness[jit.closure(host, yes, no)]
}
__device__ void device() {
  auto in_device = [] __device__ { return 1; };
  //^ witness[jit.closure(device, yes, no)]
}
