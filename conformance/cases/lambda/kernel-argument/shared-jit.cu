/*---
says: Device-only compilation tells what is local to a function of both sides, and nothing of functions of the device.
rules: lambda.kernel-argument
runs: jit accept
---*/
template <class T> __global__ void k(T) {}
template <class T> struct Of {};
__host__ __device__ void both() {
  struct L { struct M {}; };
  //^ warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "both") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "both") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ warning[lambda.kernel-argument.not-launched]: a local type "L::M" (defined in "both") used in global function "k" template argument, the global function cannot be launched from host code.
  (void)&k<L::M>;
  (void)&k<Of<L *>>;
}
__device__ void of_device() { struct L {}; (void)&k<L>; }
__global__ void of_kernel() { struct L {}; (void)&k<L>; }
__host__ __device__ void once() {
  struct L {};
  //^ warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "once") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ witness[lambda.kernel-argument(shared-local-type)]
  (void)&k<L>;
}
