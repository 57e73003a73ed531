/*---
says: What `?` chooses of a variable and a constant is a const object, to which a reference is bound and whose address is taken.
rules: call.variable, call.variable-access
runs: device reject
deviation: cufe device BUG it takes what is chosen for a value
---*/
int h, h2;
const int hc = 3, hc2 = 4;
__device__ void r(const int &);
__device__ void a1(bool q) { const int &x = q ? h : hc; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a2(bool q) { const int &x = q ? hc : h; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a3(bool q) { const int &x = q ? h : h2; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h2" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h2" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h2" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h2" cannot be directly taken in a __device__/__global__ function
__device__ void a4(bool q) { const int &x = q ? hc : hc2; }
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ error[device-code.undefined]: identifier "hc2" is undefined in device code
__device__ void a5(bool q, const int i) { const int &x = q ? h : i; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a6(bool q, int i) { const int &x = q ? hc : i; }
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
__device__ void a7(bool q) { r(q ? h : hc); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void a8(bool q) { const int *p = &(q ? h : hc); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
