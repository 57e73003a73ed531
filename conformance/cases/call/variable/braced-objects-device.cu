/*---
says: A clause with braces of its own for an object of a class with constructors is the argument of the constructor.
rules: call.variable, call.variable-access
runs: device reject
deviation: cufe device BUG it does not look into braces for objects with constructors
---*/
int h;
struct F { __device__ F(int); };
struct L { char n[4]; F v; };
struct M { int n; F v; };
__device__ void a1() { L x = {"", {h}}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a2() { M x = {1, {h}}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a3() { L x = {"", h}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a4() { F x = {h}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a5() { F x[1] = {{h}}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
