/*---
says: A clause with a designator initialises the member or element that it names.
rules: call.variable, call.variable-access
runs: device reject
arguments: --c++20
---*/
struct P { int a, b; };
struct W { P p; int q[2]; const int *r; };
int h;
P hp;
const int hc = 3;
const int hca[2] = {1, 2};
__device__ void g(P);
__device__ void a1() { P p{.a = h, .b = 1}; P q = {.b = h}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a2() { W w = {.p = {.a = h, .b = 1}, .r = &h}; W x = {.p = hp}; W v = {.p{h, 1}}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a3() { g({.a = h}); P{.a = h}; new P{.a = h}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a4(int i) { P p = {.a = hc, .b = hca[1]}; P q = {.a = hca[i]}; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ P a5() { return {.a = h}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
P made();
__device__ void a6() { P p = {.a = made().a}; W w = {.p = made()}; }
//^ error[call.host-from-device]: calling a __host__ function("made()") from a __device__ function("a6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("made()") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "made" is undefined in device code
//^ error[device-code.undefined]: identifier "made" is undefined in device code
