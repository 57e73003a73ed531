/*---
says: Annotated lambdas in every place, in device-only compilation, with -default-device.
rules: jit.closure, jit.default-space
runs: documented-jit accept
arguments: -default-device --extended-lambda
---*/
__device__ void argument(
  int i = [] __device__ { return 1; }()
  //^ witness[jit.closure(namespace, yes, yes)]
);
void host() {
  auto in_host = [] __device__ { return 1; };
  //^ witness[jit.closure(host, yes, yes)]
}
__device__ void device() {
  auto in_device = [] __device__ { return 1; };
  //^ witness[jit.closure(device, yes, yes)]
}
