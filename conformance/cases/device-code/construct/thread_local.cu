/*---
says: Device code has no variables for each thread, unless they are declared extern.
rules: device-code.construct
runs: host accept, device reject, jit reject
---*/
__device__ void automatic() { thread_local int x = 0; (void)x; }
//^ device,jit error[device-code.thread-local]: cannot use thread_local specifier for variable declarations in device code
__device__ void written_static() { static thread_local int x; (void)x; }
//^ device,jit error[device-code.thread-local]: cannot use thread_local specifier for variable declarations in device code
__device__ void several() { thread_local int x = 0, y = 1; (void)x; (void)y; }
//^ device,jit error[device-code.thread-local]: cannot use thread_local specifier for variable declarations in device code
//^ device,jit error[device-code.thread-local]: cannot use thread_local specifier for variable declarations in device code
__host__ __device__ void both() { thread_local int x = 0; (void)x; }
//^ device,jit error[device-code.thread-local]: cannot use thread_local specifier for variable declarations in device code
__device__ void of_others() { extern thread_local int x; }
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
