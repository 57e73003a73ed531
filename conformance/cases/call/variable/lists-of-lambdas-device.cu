/*---
says: What a clause of a list names that a lambda returns is read as in the list that a function returns.
rules: call.variable, call.variable-access
runs: device reject
deviation: cufe device BUG it does not look into lists that lambdas return
---*/
struct P { int a, b; };
struct W { P p; int q[2]; const int *r; };
struct D : P { int c; };
int h, ha[3];
const int hca[3] = {1, 2, 3};
P hp;
__device__ void a1(int q) { auto l = [](int q) -> P { return {ha[q]}; }; l(q); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
__device__ void a2(int q) { auto l = [](int q) -> P { return {h, 1}; }; l(q); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a3(int q) { auto l = [](int q) -> D { return {hp, h}; }; l(q); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hp" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hp" cannot be directly read in a __device__/__global__ function
__device__ void a4(int q) { auto l = [](int q) -> W { return {{h}, {ha[1]}, &h}; }; l(q); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "ha" cannot be directly read in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a5(int q) { auto l = [](int q) -> int { return {h}; }; l(q); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void a6(int q) { auto l = [](int q) -> P { return {hca[1], hca[q]}; }; l(q); }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void a7(int q) { auto l = [](int q) -> P { return P{h}; }; l(q); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
