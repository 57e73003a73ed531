/*---
says: In a list without braces of its own a part takes enumerators as other scalars, and a string is one clause; what stands behind them is looked at.
rules: call.form, call.variable
runs: device reject
---*/
enum E { e };
struct H { __host__ H(int); };
struct I { E a; };
struct O { I i; H h; };
struct V { char n[4]; int v; };
int h;
__device__ void a1(E x) { O o[1] = {e, 1}; O p[1] = {x, 1}; }
//^ error[call.host-from-device]: calling a __host__ function("H::H(int)") from a __device__ function("a1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("H::H(int)") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "H::H" is undefined in device code
//^ error[device-code.undefined]: identifier "H::H" is undefined in device code
__device__ void a3() { V v = {"ab", h}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a4(E x) { O o[2] = {e, 1, x, 2}; }
//^ error[call.host-from-device]: calling a __host__ function("H::H(int)") from a __device__ function("a4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("H::H(int)") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "H::H" is undefined in device code
//^ error[device-code.undefined]: identifier "H::H" is undefined in device code
