/*---
says: A lambda in a function of the host is of the host; -default-device, an annotation of the function or one of the lambda make it one of the device.
rules: jit.closure
runs: documented-jit reject
arguments: --extended-lambda
---*/
auto at_namespace_scope = [](int x) { return x * 2; };
//^ documented-jit error[jit.unannotated-variable]
//^ documented-jit error[jit.host-closure-class]
auto annotated = [] __device__ (int x) { return x * 2; };
//^ documented-jit error[jit.unannotated-variable]
__device__ int of_device(int a) {
  auto closure = [](int x) { return x * 2; };
  return closure(a);
}
