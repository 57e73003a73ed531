/*---
says: Nothing is read of an object of an empty class that is copied, but where a parameter takes it; of a variable that another unit defines the address is taken, whatever its class.
rules: call.variable, call.variable-access
runs: device reject
---*/
struct E { };
struct T : E { };
struct F { E e; };
struct N { int a; };
struct X { explicit X() = default; };
E ev;
extern E ex;
extern const E ec;
extern const N nc;
extern const X xc;
T tv;
F fv;
__device__ void g(E);
__device__ void r(const E &);
__device__ void r(const N &);
__device__ void x(const X &);
__device__ void a1() { E a = ev; E b(ec); E c = ex; E d{ev}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ex" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ex" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ex" cannot be directly read in a __device__/__global__ function
__device__ void a2() { g(ec); }
__device__ void a3() { g(ev); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ev" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a4() { F f = fv; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "fv" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "fv" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "fv" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "fv" cannot be directly read in a __device__/__global__ function
__device__ void a5() { E a = tv; }
__device__ E a6(E a) { a = ev; a = ec; return ev; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ev" cannot be directly read in a __device__/__global__ function
__device__ void a7() { r(ec); r(nc); x(xc); }
//^ error[device-code.undefined]: identifier "ec" is undefined in device code
//^ error[device-code.undefined]: identifier "nc" is undefined in device code
//^ error[device-code.undefined]: identifier "xc" is undefined in device code
__device__ void a8() { N n = nc; int k = nc.a; }
//^ error[device-code.undefined]: identifier "nc" is undefined in device code
//^ error[device-code.undefined]: identifier "nc" is undefined in device code
