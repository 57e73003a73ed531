/*---
says: Behind an error inline callees are not told without names.
rules: call.dependent-functor, call.phase
runs: device reject, documented-device reject
---*/
inline int word(int a) { return a; }
struct Class { virtual void f(); };
__host__ __device__ void before() { word(1); }
//^ documented-device error[call.host-from-host-device]
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__global__ int wrong() { return 1; }
//^ documented-device error[kernel.return.void]
//^ error[kernel.return.void]: a __global__ function must have a void return type
__host__ __device__ void behind(Class &c) {
  word(1);
  //^ documented-device error[call.host-from-host-device]
  c.f();
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("behind") is not allowed
}
template <class T> __host__ __device__ inline int instance(T t) { return word(1); }
//^ documented-device error[call.host-from-host-device]
__host__ __device__ inline void uses() { instance(1); }
