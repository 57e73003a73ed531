/*---
says: What a template names that nobody instantiates is no instance, so its calls are not judged; what the instance of a template names is one.
rules: call.space
runs: host accept, device reject, documented-device reject
---*/
void h(int);
template <class T> __device__ void unmade() { h(1); }
template <class T> __device__ void never() { unmade<float>(); }
template <class T> __device__ void made() { h(2); }
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("made<int> ") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ documented-device error[call.host-from-device]
template <class T> __device__ void outer() { made<int>(); }
__device__ void root() { outer<short>(); }
