/*---
says: Code of the device throws and catches nothing; unevaluated operands and discarded statements count.
rules: device-code.construct
runs: host accept, device reject, jit reject
---*/
__device__ void throws() { throw 1; }
//^ device,jit error[device-code.exception]: device code does not support exception handling
__global__ void kernel() { throw 1; }
//^ device,jit error[device-code.exception]: device code does not support exception handling
static __device__ void unused() { throw 1; }
//^ device,jit error[device-code.exception]: device code does not support exception handling
__host__ __device__ void both() { throw 1; }
//^ device,jit error[device-code.exception]: device code does not support exception handling
__device__ void catches() { try { } catch (...) { } }
//^ device,jit error[device-code.exception]: device code does not support exception handling
__device__ void all_of_it()
try { throw 1; }
//^ device,jit error[device-code.exception]: device code does not support exception handling
//^ device,jit error[device-code.exception]: device code does not support exception handling
catch (int) { throw; }  // device,jit error[device-code.exception]: device code does not support exception handling
catch (...) { throw 2; }  // device,jit error[device-code.exception]: device code does not support exception handling
__device__ int in_operands() { return sizeof((throw 1, 1)); }
//^ device,jit error[device-code.exception]: device code does not support exception handling
__device__ void after_the_end() { return; throw 1; }
//^ device,jit error[device-code.exception]: device code does not support exception handling
__device__ int conditional(int x) { return x ? 1 : throw 1; }
//^ device,jit error[device-code.exception]: device code does not support exception handling
struct Member { __device__ Member() { throw 1; } __device__ void f() { throw 1; } __host__ __device__ void g() { throw 1; } };
//^ device,jit error[device-code.exception]: device code does not support exception handling
//^ device,jit error[device-code.exception]: device code does not support exception handling
//^ device,jit error[device-code.exception]: device code does not support exception handling
namespace { __device__ inline void internal() { throw 1; } }
//^ device,jit error[device-code.exception]: device code does not support exception handling
