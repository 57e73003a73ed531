/*---
says: A call of a constexpr function that has a value at once is that value: code needs no object of which an argument takes the address, whatever the value of that is.
rules: call.variable, call.space
runs: host accept, device reject
deviation: cufe device BUG a false alarm: an argument of a call that is folded counts as a use
---*/
int variable, array[3];
const int constant = 2;
struct P { int x; };
P object;
constexpr int host(const int *p) { return 1; }
constexpr int host_number(int p) { return p; }
__host__ __device__ constexpr int number(const int *p) { return 1; }
__host__ __device__ constexpr int second(const int *p, int i) { return i + 1; }
__host__ __device__ constexpr void nothing(const int *p) {}
__host__ __device__ int at_run_time(const int *p) { return 1; }
__host__ __device__ int both() { return host(&variable) + host(array) + host(&array[1]) + host(array + 1) + host(&object.x); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "object" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "object" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int of_constant() { return host(&constant) + host(nullptr); }
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("of_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("of_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("of_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("of_constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int casts() { return host((int *)&variable); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("casts") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("casts") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int stored() { constexpr int v = host(&variable); int w = host(&variable); return v + w; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("stored") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("stored") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("stored") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("stored") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ void not_used() { host(&variable); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("not_used") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("not_used") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int read() { return host_number(variable); }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a device function
//^ device@-13.1 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host_number") from a __host__ __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host_number(int)") from a __host__ __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host_number") from a __host__ __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host_number(int)") from a __host__ __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
inline __host__ __device__ int inline_function() { return host(&variable); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("inline_function") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host") from a __host__ __device__ function("inline_function") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int calls_inline() { return inline_function(); }
__device__ int in_device_code() { return number(&variable) + number(array) + number(&object.x); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "object" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "object" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int with_number() { return second(&variable, 2); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int with_parameter(int i) { return second(&variable, i); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int element(int i) { return number(&array[i]); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "array" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
__device__ void result_void() { nothing(&variable); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int not_constexpr() { return at_run_time(&variable); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "variable" is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int chosen(bool b) { return b ? number(&variable) : 2; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int in_list() { int a[2] = {number(&variable), 1}; return a[0]; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__device__ int in_lambda() { auto l = [] { return number(&variable); }; return l(); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
__global__ void kernel(int *p) { p[number(&variable)] = number(array); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "array" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "variable" cannot be directly taken in a __device__/__global__ function
