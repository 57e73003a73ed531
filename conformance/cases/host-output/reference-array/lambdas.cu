/*---
says: The body of a device lambda is no host text, extended or not; that of a host-device lambda is, and so are init-captures.
rules: host-output.reference-array, host-output.reference-array.listed
runs: host accept
arguments: --extended-lambda --device-c
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
__device__ int wrapped, emptied, kept, held;
__constant__ int constant;
__global__ void launched();
__global__ void unseen();
int at_namespace_scope = use([] __device__() { return emptied; });
void f(int a) {
  use([=] __device__() { unseen<<<1, 1>>>(); return wrapped + constant; });
  use([=] __host__ __device__() { launched<<<1, 1>>>(); return kept; });
  //^ warning[variable.read-by-host]: a __device__ variable "kept" cannot be directly read in a host function
  use([h = sizeof(held)] __device__() { return h; });
}
