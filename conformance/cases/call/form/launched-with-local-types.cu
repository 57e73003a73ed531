/*---
says: A device function template that is launched by mistake is called, too, whatever its argument is.
rules: launch.callee, call.space
runs: host reject
deviation: cufe host BUG it does not say so of an argument of a local class
deviation: oracle host BUG it does not name the function around the local class
---*/
template <typename T> __device__ void d(T) {}
void a1() { struct L { } l; d<<<1, 1>>>(l); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[call.device-from-host]: calling a __device__ function("void ::d< ::a1() ::L> (T1)") from a __host__ function("a1") is not allowed
void a2() { d<<<1, 1>>>(1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("a2") is not allowed
