/*---
says: Instances of templates that are overloaded, have specialisations or instances in other units, and of a kernel whose arguments a launch decides.
rules: call.context
runs: device reject
---*/
int h(int);
namespace n { struct S {}; }
template <class T> __device__ void deduced(T) { h(1); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("deduced<char> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("deduced<const int *> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("deduced<float> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("deduced<unsigned int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_deduced(float f, const int *p) { deduced(f); deduced(p); deduced(2u); }
template <class T> __global__ void kernel(T) { h(5); }
//^ error[call.host-from-global]: calling a __host__ function("h(int)") from a __global__ function("kernel<char> ") is not allowed
//^ error[call.host-from-global]: calling a __host__ function("h(int)") from a __global__ function("kernel<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
void launches() { kernel<<<1, 1>>>(1); kernel<char><<<1, 1>>>(1); }
extern template __device__ void deduced<long long>(long long);
template <class T> __device__ void overloaded(T) { h(7); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("overloaded<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ void overloaded(T *) { h(8); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("overloaded<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_overloaded(int *p) { overloaded(p); overloaded(1); }
template <class T> __device__ void special(T) { h(9); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("special<double> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> __device__ void special<int>(int) {}
template __device__ void deduced<char>(char);
__device__ void uses_special() { special(1); special(1.0); }
