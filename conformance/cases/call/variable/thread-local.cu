/*---
says: Device code has no variable of the host that is of a thread.
rules: call.variable-access, call.variable
runs: device reject
deviation: oracle device BUG a reference of a thread is taken for what it is bound to
---*/
int initial();
struct K { K(); ~K(); int a; };
thread_local int dynamic = initial();
extern thread_local int declared;
static thread_local int internal;
thread_local K object;
inline thread_local int is_inline = 3;
__thread int gnu;
extern __thread int gnu_declared;
thread_local const int constant = 4;
thread_local constexpr int constexpr_constant = 4;
thread_local int array[3];
thread_local int &reference = dynamic;
template <class T> thread_local int variable_template = 1;
template <class T> struct S { static thread_local int v; };
template <class T> thread_local int S<T>::v;
struct A { static thread_local int v; };
__device__ int reads() { return dynamic + declared + internal; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "declared" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "dynamic" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "internal" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "declared" is undefined in device code
//^ error[device-code.undefined]: identifier "dynamic" is undefined in device code
//^ error[device-code.undefined]: identifier "internal" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "declared" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "dynamic" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "internal" cannot be directly read in a __device__/__global__ function
__device__ int reads_object() { return object.a; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "object" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "object" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "object" cannot be directly read in a __device__/__global__ function
__device__ int reads_inline() { return is_inline; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "is_inline" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "is_inline" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "is_inline" cannot be directly read in a __device__/__global__ function
__device__ int reads_gnu() { return gnu + gnu_declared; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "gnu" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "gnu_declared" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "gnu" is undefined in device code
//^ error[device-code.undefined]: identifier "gnu_declared" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "gnu" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "gnu_declared" cannot be directly read in a __device__/__global__ function
__device__ int values() { return constant + constexpr_constant; }
__device__ const int *addresses(bool b) { return b ? &constant : &constexpr_constant; }
//^ error[device-code.undefined]: identifier "constant" is undefined in device code
//^ error[device-code.undefined]: identifier "constexpr_constant" is undefined in device code
__device__ int *array_address() { return array; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "array" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
__device__ int element() { return array[1]; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "array" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "array" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "array" cannot be directly read in a __device__/__global__ function
__device__ int writes() { declared = 1; return reference; }
//^ @-13.1 warning[variable.written-by-device]: a host variable "declared" cannot be directly written in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "declared" is undefined in device code
//^ error[device-code.undefined]: identifier "reference" is undefined in device code
//^ @13.2- warning[variable.written-by-device]: a host variable "declared" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "reference" cannot be directly read in a __device__/__global__ function
__device__ int instances() { return variable_template<int> + S<int>::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "variable_template<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<int> ::v" is undefined in device code
//^ error[device-code.undefined]: identifier "variable_template<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::v [with T=int]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "variable_template<int>" cannot be directly read in a __device__/__global__ function
__device__ int member() { return A::v; }
//^ @-13.1 warning[variable.read-by-device]: a host member "A::v" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "A::v" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "A::v" cannot be directly read in a __device__/__global__ function
__host__ __device__ int of_both() { return dynamic; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "dynamic" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "dynamic" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "dynamic" cannot be directly read in a __device__/__global__ function
