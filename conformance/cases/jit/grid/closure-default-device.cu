/*---
says: Lambdas in every place, in device-only compilation, with -default-device.
rules: jit.closure, jit.default-space
runs: jit accept, documented-jit accept
arguments: -default-device
---*/
__device__ void argument(
  int i = [] { return 1; }()
  //^ witness[jit.closure(namespace, no, yes)]
  //^ witness[jit.default-space(closure, yes) = D]
);
void host() {
  auto in_host = [] { return 1; };
  //^ witness[jit.closure(host, no, yes)]
}
__device__ void device() {
  auto in_device = [] { return 1; };
  //^ witness[jit.closure(device, no, yes)]
}
