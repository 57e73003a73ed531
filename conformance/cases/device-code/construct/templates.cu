/*---
says: In templates it is said of instances, once, of what they discard, too.
rules: device-code.construct
runs: host accept, device reject
---*/
template <class T> __device__ void called() { throw T(); }
//^ device error[device-code.exception]: device code does not support exception handling
template <class T> __host__ __device__ void called_by_the_host() { throw T(); }
//^ device error[device-code.exception]: device code does not support exception handling
template <class T> struct Template {
  __device__ void used() { throw T(); }
  //^ device error[device-code.exception]: device code does not support exception handling
  __device__ void unused() { throw T(); }
};
template <bool B> __device__ void discarded() { if constexpr (B) throw 1; }
//^ device error[device-code.exception]: device code does not support exception handling
template <bool B> __device__ void taken() {
  if constexpr (B)
    throw 1;  // device error[device-code.exception]: device code does not support exception handling
}
template <class T> __global__ void kernel() { throw T(); }
//^ device error[device-code.exception]: device code does not support exception handling
template __global__ void kernel<int>();
__device__ void device() {
  called<int>();
  called<long>();
  Template<int> object;
  object.used();
  discarded<false>();
  taken<true>();
}
void host() { called_by_the_host<int>(); }
