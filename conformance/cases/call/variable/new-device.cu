/*---
says: A new-expression reads or takes the address of variables as its arguments, its placement and its bounds do.
rules: call.variable, call.variable-access
runs: device reject
---*/
typedef unsigned long sz;
int h;
int ha[3];
const int hc = 3;
const int hca[3] = {1, 2, 3};
struct P { int a, b; };
struct C { __device__ C(int); __device__ C(const int &, const int *); __device__ C(const P &); };
P hp;
const P hcp = {1, 2};
float hf;
const float hcf = 2;
__device__ void *operator new(sz, int);
__device__ void *operator new(sz, const float &);
__device__ void *operator new(sz, void *);
__device__ void a1() { new int(h); new int(hc); new int{h}; new int{hc}; new (int)(h); }
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
__device__ void a2(int i) { new int(ha[1]); new int(hca[i]); new int(hcp.a); new int(hp.a); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void a3() { new int[h]; new int[hc]; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a4() { new P(hp); new P{hp}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void a5() { new C(h); new C(hc); new C{h}; new C{hc}; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a6() { new C(hc, &hc); }
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
__device__ void a7() { new C(h, ha); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a __device__/__global__ function
__device__ void a8() { new C(hp); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hp" cannot be directly taken in a __device__/__global__ function
__device__ void a9() { new (h) int; new (hc) int; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void b1() { new (hf) int; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "hf" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "hf" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "hf" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "hf" cannot be directly taken in a __device__/__global__ function
__device__ void b2() { new (hcf) int; }  // error[device-code.undefined]: identifier "hcf" is undefined in device code
__device__ void b3() { new (&h) int; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void b4() { new (ha) int; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "ha" cannot be directly taken in a __device__/__global__ function
__device__ void b5() { new int *(&h); new const int *(&hc); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void b6() { delete &h; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
