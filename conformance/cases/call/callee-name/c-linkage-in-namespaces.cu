/*---
says: A function or variable with C linkage is shown without its namespaces and parameters where code is generated, as callee, as caller and where it is missing; what is inside it is shown with them.
rules: call.callee-name, call.space, call.variable
runs: host accept, device reject
---*/
extern "C" int global(int);
namespace n {
extern "C" int declared(int);
extern "C" {
inline int defined(int) { return 1; }
}
namespace {
extern "C" int unnamed(int);
}
extern "C" __device__ int device() { return declared(1); }
//^ device error[call.host-from-device]: calling a __host__ function("declared") from a __device__ function("device") is not allowed
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
extern "C" __host__ __device__ int both() { return declared(1); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("declared") from a __host__ __device__ function("both") is not allowed
extern "C" __global__ void kernel() { declared(1); }
//^ device error[call.host-from-global]: calling a __host__ function("declared") from a __global__ function("kernel") is not allowed
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
extern "C" __global__ void with_lambda() { auto l = [] { return declared(1); }; l(); }
//^ device error[call.host-from-device]: calling a __host__ function("declared") from a __device__ function("n::with_lambda()::[lambda() (instance 1)]::operator () const") is not allowed
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
__device__ int (*address())(int) { return declared; }
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
}
namespace {
extern "C" __global__ void kernel_of_unnamed() { n::declared(1); }
//^ device error[call.host-from-global]: calling a __host__ function("declared") from a __global__ function("kernel_of_unnamed") is not allowed
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
}
__device__ int calls() { return global(1) + n::declared(1) + n::defined(1) + n::unnamed(1); }
//^ device error[call.host-from-device]: calling a __host__ function("declared") from a __device__ function("calls") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("defined") from a __device__ function("calls") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("global") from a __device__ function("calls") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("unnamed") from a __device__ function("calls") is not allowed
//^ device error[device-code.undefined]: identifier "declared" is undefined in device code
//^ device error[device-code.undefined]: identifier "defined" is undefined in device code
//^ device error[device-code.undefined]: identifier "global" is undefined in device code
//^ device error[device-code.undefined]: identifier "unnamed" is undefined in device code
namespace n {
extern "C" int variable;
extern "C" {
static int internal;
}
namespace {
extern "C" int unnamed_variable;
}
}
__device__ int uses() { return n::variable + n::internal + n::unnamed_variable; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "n::<unnamed>::unnamed_variable" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "n::internal" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "n::variable" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "n::internal" is undefined in device code
//^ device error[device-code.undefined]: identifier "unnamed_variable" is undefined in device code
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "n::<unnamed>::unnamed_variable" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "n::internal" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "n::variable" cannot be directly read in a __device__/__global__ function
