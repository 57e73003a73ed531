/*---
says: A constant object that is copied by a choice, an assignment or to a const object is needed itself.
rules: call.variable, call.variable-access
runs: device reject
---*/
struct P { int a, b; };
int h; const int hc = 3; P hp; const P hcp = {1, 2}; constexpr P hxp = {1, 2}; constexpr int hx = 3;
__device__ void g(P); __device__ void gi(int); __device__ void gr(const int &);
__device__ void a1(bool b) { int k = b ? hc : 2; }
__device__ void a2(bool b) { int k = b ? hc : h; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a3(bool b) { int k = b ? hc : hc; }
__device__ void a4(bool b) { new int(b ? hc : hc); }
__device__ void a5(bool b) { gi(b ? hc : h); gi(b ? hc : 3);}
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ int a6(bool b) { return b ? hc : hx; }
__device__ void a7(bool b) { P p = b ? hcp : hcp; }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void a8(bool b) { P p = b ? hcp : hp; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void a9(bool b) { P p = b ? hcp : P(); }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void b1(bool b) { g(b ? hcp : hcp); }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void b2(bool b) { P p; p = hcp; }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void b3(bool b) { P p; p = hxp; }
__device__ void b4(bool b) { const P p = hcp; const P q(hcp); }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void b5(bool b) { new const P(hcp); }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void b6(bool b) { new const P(hxp); }
__device__ void b7(bool b) { P p; p = b ? hcp : hcp; }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void b8(bool b) { int k = (b ? hcp : hcp).a; int l = hcp.a; }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void b9(bool b) { int k; k = hc; k = b ? hc : hx; k = hcp.a; k += hc; }
__device__ P c1(bool b) { return b ? hcp : hcp; }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ const P c2(bool b) { return hcp; }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void c3(bool b) { P p[2] = {hcp, hcp}; const P q[1] = {hcp}; }
__device__ void c5(P *p) { *p = hcp; p[1] = hcp; }
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
//^ error[device-code.undefined]: identifier "hcp" is undefined in device code
__device__ void c6(const P p = hcp) { }
__device__ void c7() { c6(); c6(hcp); }
