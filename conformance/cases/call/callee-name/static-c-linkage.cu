/*---
says: A static function of C linkage is shown as other static functions are.
rules: call.callee-name, call.device-from-host, call.host-from-device, device-code.undefined
runs: host reject, device reject
---*/
extern "C" { static __device__ int in_block(int) { return 1; } static inline __device__ int inlined(int) { return 1; } }
void h1() { in_block(1); }
//^ host error[call.device-from-host]: calling a __device__ function("in_block(int)") from a __host__ function("h1") is not allowed
namespace n { extern "C" { static __host__ int in_namespace(int) { return 1; } static __device__ int calls(int); } }
extern "C" { static __host__ int declared(int); }
static __host__ int declared(int) { return 1; }
__device__ void d1() { n::in_namespace(1); declared(1); }
//^ device error[call.host-from-device]: calling a __host__ function("declared(int)") from a __device__ function("d1") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("n::in_namespace(int)") from a __device__ function("d1") is not allowed
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
//^ device error[device-code.undefined]: identifier "n::in_namespace" is undefined in device code
namespace n { static __device__ int calls(int) { return in_namespace(1); } }
//^ device error[call.host-from-device]: calling a __host__ function("n::in_namespace(int)") from a __device__ function("n::calls") is not allowed
//^ device error[device-code.undefined]: identifier "n::in_namespace" is undefined in device code
__global__ void k() { n::calls(1); }
