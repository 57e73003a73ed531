/*---
says: Members, constants without extern and what is of C++ again have no C linkage, whatever is around.
rules: call.callee-name, call.space, call.variable
runs: host accept, device reject
deviation: oracle device BUG it shows a constant, which has internal linkage, without its namespace
---*/
namespace n {
extern "C" {
const int constant = 1;
extern const int declared_constant;
struct S { int member(); static int variable; };
inline namespace in { int deep(int); }
extern "C++" { int of_cpp(int); }
}
extern "C" const int alone;
extern "C++" { int cpp(int); }
extern "C" int defined_behind(int);
extern "C" int defined(int a) { return a; }
}
extern "C" { namespace m { namespace k { int variable; int function(int); } } }
int n::defined_behind(int a) { return a; }
__device__ const int *addresses() { return &n::constant; }
//^ device error[device-code.undefined]: identifier "n::constant" is undefined in device code
__device__ int *variables() { return &m::k::variable; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "m::k::variable" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "m::k::variable" cannot be directly taken in a __device__/__global__ function
__device__ int reads() { return n::declared_constant + n::S::variable + n::alone; }
//^ device@-13.1 warning[variable.read-by-device]: a host member "n::S::variable" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "alone" is undefined in device code
//^ device error[device-code.undefined]: identifier "declared_constant" is undefined in device code
//^ device error[device-code.undefined]: identifier "n::S::variable" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host member "n::S::variable" cannot be directly read in a __device__/__global__ function
__device__ int members() { return n::S().member(); }
//^ device error[call.host-from-device]: calling a __host__ function("n::S::member()") from a __device__ function("members") is not allowed
//^ device error[device-code.undefined]: identifier "n::S::member" is undefined in device code
__device__ int calls() { return n::deep(1) + n::defined(1) + m::k::function(1); }
//^ device error[call.host-from-device]: calling a __host__ function("deep") from a __device__ function("calls") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("defined") from a __device__ function("calls") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("function") from a __device__ function("calls") is not allowed
//^ device error[device-code.undefined]: identifier "deep" is undefined in device code
//^ device error[device-code.undefined]: identifier "defined" is undefined in device code
//^ device error[device-code.undefined]: identifier "function" is undefined in device code
__device__ int of_cpp() { return n::of_cpp(1) + n::cpp(1); }
//^ device error[call.host-from-device]: calling a __host__ function("n::cpp(int)") from a __device__ function("of_cpp") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("n::of_cpp(int)") from a __device__ function("of_cpp") is not allowed
//^ device error[device-code.undefined]: identifier "n::cpp" is undefined in device code
//^ device error[device-code.undefined]: identifier "n::of_cpp" is undefined in device code
__device__ int behind() { return n::defined_behind(1); }
//^ device error[call.host-from-device]: calling a __host__ function("defined_behind") from a __device__ function("behind") is not allowed
//^ device error[device-code.undefined]: identifier "defined_behind" is undefined in device code
