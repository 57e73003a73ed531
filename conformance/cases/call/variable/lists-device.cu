/*---
says: What a clause of a braced-init-list initialises tells what is done with the variable that it names: a member, an element, with braces of its own or without, a reference, an argument.
rules: call.variable, call.variable-access
runs: device reject
---*/
int h;
int ha[2];
const int hc = 3;
const int hca[3] = {1, 2, 3};
struct P { int a, b; };
struct W { P p; int q[2]; const int *r; };
struct R { const int &r; };
struct C { __device__ C(int); };
struct D : P { int c; };
P hp;
__device__ void g(P);
__device__ void a1() { P p{h, 1}; P q = {hc, 1}; P r = {hca[1], 1}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a2() { P p[2] = {{h, 1}, {hca[1], 2}}; P q[2] = {1, 2, 3, h}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a3() { W w = {{h, 1}, {h, 2}}; W x = {h, 1, h, hca[2], &h}; W y = {hp, {}, ha}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a __device__/__global__ function
__device__ void a4() { R r{h}; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a5() { P{h, 1}; P{hc, 1}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a6() { g({h, 1}); g(P{h, 1}); g({hc, 1}); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a7() { C c[2] = {h, hc}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a8(P p) { p = {h, 2}; p = {hc, 2}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ P a9() { return {h, 1}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void b1() { D d = {{h, 1}, 2}; D e = {hp, 1}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void b2() { new P{h, 1}; new int[2]{h, hca[1]}; new P[2]{{h, 1}, {hc, 2}}; }
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
