/*---
says: The first call behind an error of another rule names its callee as the linker does in the host pass.
rules: call.callee-name, call.space
runs: host reject, device reject
---*/
__device__ int first(int);
__device__ int second(int);
__device__ int none();
struct S { __device__ int member(S &) const; };

__global__ int k();  // error[kernel.return.void]: a __global__ function must have a void return type
void behind(S s) { first(1); second(2); none(); s.member(s); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z5first1?") from a __host__ function("behind") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("_Z6second1?") from a __host__ function("behind") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("_ZNK1S6memberE1?") from a __host__ function("behind") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("none()") from a __host__ function("behind") is not allowed
