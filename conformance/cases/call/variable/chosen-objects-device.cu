/*---
says: What is done to an object of a class that `?` chooses is done to each that it may be; where one of them is made for it, the other is copied.
rules: call.variable, call.variable-access
runs: device reject
---*/
struct P { int a, b; };
struct N { int a; __device__ N(const N &); __device__ N(); };
P hp, hq;
N hn;
__device__ void g(P);
__device__ void r(const P &);
__device__ void a1(bool b) { P p = b ? hp : hq; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ error[device-code.undefined]: identifier "hq" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
__device__ void a2(bool b, P l) { P p = b ? hp : l; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void a3(bool b, P l) { g(b ? hp : l); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void a4(bool b) { r(b ? hp : hq); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hq" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ error[device-code.undefined]: identifier "hq" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hq" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hq" cannot be directly taken in a __device__/__global__ function
__device__ void a5(bool b) { P p = b ? hp : P(); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void a6(bool b) { int k = (b ? hp : hq).a; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ error[device-code.undefined]: identifier "hq" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
__device__ void a7(bool b) { N n = b ? hn : hn; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hn" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hn" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "hn" is undefined in device code
//^ error[device-code.undefined]: identifier "hn" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hn" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hn" cannot be directly taken in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hn" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hn" cannot be directly taken in a __device__/__global__ function
__device__ void a8(bool b, P p) { p = b ? hp : hq; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ error[device-code.undefined]: identifier "hq" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
__device__ void a9(bool b, P l) { const P &r = b ? hp : l; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a __device__/__global__ function
__device__ void b1(bool b, P l) { (b ? hp : l) = l; }
//^ @-13.1 warning[variable.written-by-device]: a host variable "hp" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.written-by-device]: a host variable "hp" cannot be directly written in a __device__/__global__ function
//^ @13.5- warning[variable.written-by-device]: a host variable "hp" cannot be directly written in a __device__/__global__ function
__device__ void b2(bool b, P l) { (b ? hp : l).a = 1; }
//^ @-13.1 warning[variable.written-by-device]: a host variable "hp" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.written-by-device]: a host variable "hp" cannot be directly written in a __device__/__global__ function
//^ @13.5- warning[variable.written-by-device]: a host variable "hp" cannot be directly written in a __device__/__global__ function
__device__ P b3(bool b) { return b ? hp : hq; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ error[device-code.undefined]: identifier "hq" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hq" cannot be directly read in a __device__/__global__ function
__device__ void b4(bool b, const P l) { P p = b ? hp : l; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
