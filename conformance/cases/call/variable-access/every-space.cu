/*---
says: Code of every space reads, writes and points to variables of every space.
rules: call.variable-access, call.variable
runs: host accept, device reject, jit reject
---*/
int in_none;
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
__device__ int in_device;
__shared__ int in_shared;
__constant__ int in_constant;
__managed__ int in_managed;
void user_none() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  int value;
  int *place;
  value = in_none;
  //^ witness[call.variable-access(none, none, read)]
  in_none = 1;
  //^ witness[call.variable-access(none, none, written)]
  place = &in_none;
  //^ witness[call.variable-access(none, none, addressed)]
  (void)in_none;
  //^ witness[call.variable-access(none, none, other)]
  value = in_device;
  //^ host warning[variable.read-by-host]: a __device__ variable "in_device" cannot be directly read in a host function
  //^ witness[call.variable-access(none, device, read)]
  in_device = 1;
  //^ host warning[variable.written-by-host]: a __device__ variable "in_device" cannot be directly written in a host function
  //^ witness[call.variable-access(none, device, written)]
  place = &in_device;
  //^ witness[call.variable-access(none, device, addressed)]
  (void)in_device;
  //^ witness[call.variable-access(none, device, other)]
  value = in_shared;
  //^ host warning[variable.read-by-host]: a __shared__ variable "in_shared" cannot be directly read in a host function
  //^ witness[call.variable-access(none, shared, read)]
  in_shared = 1;
  //^ host warning[variable.written-by-host]: a __shared__ variable "in_shared" cannot be directly written in a host function
  //^ witness[call.variable-access(none, shared, written)]
  place = &in_shared;
  //^ host warning[variable.addressed-by-host]: address of a __shared__ variable "in_shared" cannot be directly taken in a host function
  //^ witness[call.variable-access(none, shared, addressed)]
  (void)in_shared;
  //^ witness[call.variable-access(none, shared, other)]
  value = in_constant;
  //^ host warning[variable.read-by-host]: a __constant__ variable "in_constant" cannot be directly read in a host function
  //^ witness[call.variable-access(none, constant, read)]
  place = &in_constant;
  //^ witness[call.variable-access(none, constant, addressed)]
  (void)in_constant;
  //^ witness[call.variable-access(none, constant, other)]
  value = in_managed;
  //^ witness[call.variable-access(none, managed, read)]
  in_managed = 1;
  //^ witness[call.variable-access(none, managed, written)]
  place = &in_managed;
  //^ witness[call.variable-access(none, managed, addressed)]
  (void)in_managed;
  //^ witness[call.variable-access(none, managed, other)]
  (void)value;
  (void)place;
}
__host__ void user_H() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  int value;
  int *place;
  value = in_none;
  //^ witness[call.variable-access(H, none, read)]
  in_none = 1;
  //^ witness[call.variable-access(H, none, written)]
  place = &in_none;
  //^ witness[call.variable-access(H, none, addressed)]
  (void)in_none;
  //^ witness[call.variable-access(H, none, other)]
  value = in_device;
  //^ host warning[variable.read-by-host]: a __device__ variable "in_device" cannot be directly read in a host function
  //^ witness[call.variable-access(H, device, read)]
  in_device = 1;
  //^ host warning[variable.written-by-host]: a __device__ variable "in_device" cannot be directly written in a host function
  //^ witness[call.variable-access(H, device, written)]
  place = &in_device;
  //^ witness[call.variable-access(H, device, addressed)]
  (void)in_device;
  //^ witness[call.variable-access(H, device, other)]
  value = in_shared;
  //^ host warning[variable.read-by-host]: a __shared__ variable "in_shared" cannot be directly read in a host function
  //^ witness[call.variable-access(H, shared, read)]
  in_shared = 1;
  //^ host warning[variable.written-by-host]: a __shared__ variable "in_shared" cannot be directly written in a host function
  //^ witness[call.variable-access(H, shared, written)]
  place = &in_shared;
  //^ host warning[variable.addressed-by-host]: address of a __shared__ variable "in_shared" cannot be directly taken in a host function
  //^ witness[call.variable-access(H, shared, addressed)]
  (void)in_shared;
  //^ witness[call.variable-access(H, shared, other)]
  value = in_constant;
  //^ host warning[variable.read-by-host]: a __constant__ variable "in_constant" cannot be directly read in a host function
  //^ witness[call.variable-access(H, constant, read)]
  place = &in_constant;
  //^ witness[call.variable-access(H, constant, addressed)]
  (void)in_constant;
  //^ witness[call.variable-access(H, constant, other)]
  value = in_managed;
  //^ witness[call.variable-access(H, managed, read)]
  in_managed = 1;
  //^ witness[call.variable-access(H, managed, written)]
  place = &in_managed;
  //^ witness[call.variable-access(H, managed, addressed)]
  (void)in_managed;
  //^ witness[call.variable-access(H, managed, other)]
  (void)value;
  (void)place;
}
__device__ void user_D() {
  int value;
  int *place;
  value = in_none;
  //^ device,jit@-13.1 warning[variable.read-by-device]: a host variable "in_none" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.read-by-device]: a host variable "in_none" cannot be directly read in a __device__/__global__ function
  //^ witness[call.variable-access(D, none, read)]
  //^ witness[call.variable(D, object)]
  in_none = 1;
  //^ device,jit@-13.1 warning[variable.written-by-device]: a host variable "in_none" cannot be directly written in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.written-by-device]: a host variable "in_none" cannot be directly written in a __device__/__global__ function
  //^ witness[call.variable-access(D, none, written)]
  //^ witness[call.variable(D, object)]
  place = &in_none;
  //^ device,jit@-13.1 warning[variable.addressed-by-device]: address of a host variable "in_none" cannot be directly taken in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.addressed-by-device]: address of a host variable "in_none" cannot be directly taken in a __device__/__global__ function
  //^ witness[call.variable-access(D, none, addressed)]
  //^ witness[call.variable(D, object)]
  (void)in_none;
  //^ witness[call.variable-access(D, none, other)]
  value = in_device;
  //^ witness[call.variable-access(D, device, read)]
  in_device = 1;
  //^ witness[call.variable-access(D, device, written)]
  place = &in_device;
  //^ witness[call.variable-access(D, device, addressed)]
  (void)in_device;
  //^ witness[call.variable-access(D, device, other)]
  value = in_shared;
  //^ witness[call.variable-access(D, shared, read)]
  in_shared = 1;
  //^ witness[call.variable-access(D, shared, written)]
  place = &in_shared;
  //^ witness[call.variable-access(D, shared, addressed)]
  (void)in_shared;
  //^ witness[call.variable-access(D, shared, other)]
  value = in_constant;
  //^ witness[call.variable-access(D, constant, read)]
  place = &in_constant;
  //^ witness[call.variable-access(D, constant, addressed)]
  (void)in_constant;
  //^ witness[call.variable-access(D, constant, other)]
  value = in_managed;
  //^ witness[call.variable-access(D, managed, read)]
  in_managed = 1;
  //^ witness[call.variable-access(D, managed, written)]
  place = &in_managed;
  //^ witness[call.variable-access(D, managed, addressed)]
  (void)in_managed;
  //^ witness[call.variable-access(D, managed, other)]
  (void)value;
  (void)place;
}
__global__ void user_G() {
  int value;
  int *place;
  value = in_none;
  //^ device,jit@-13.1 warning[variable.read-by-device]: a host variable "in_none" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.read-by-device]: a host variable "in_none" cannot be directly read in a __device__/__global__ function
  //^ witness[call.variable-access(G, none, read)]
  //^ witness[call.variable(G, object)]
  in_none = 1;
  //^ device,jit@-13.1 warning[variable.written-by-device]: a host variable "in_none" cannot be directly written in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.written-by-device]: a host variable "in_none" cannot be directly written in a __device__/__global__ function
  //^ witness[call.variable-access(G, none, written)]
  //^ witness[call.variable(G, object)]
  place = &in_none;
  //^ device,jit@-13.1 warning[variable.addressed-by-device]: address of a host variable "in_none" cannot be directly taken in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.addressed-by-device]: address of a host variable "in_none" cannot be directly taken in a __device__/__global__ function
  //^ witness[call.variable-access(G, none, addressed)]
  //^ witness[call.variable(G, object)]
  (void)in_none;
  //^ witness[call.variable-access(G, none, other)]
  value = in_device;
  //^ witness[call.variable-access(G, device, read)]
  in_device = 1;
  //^ witness[call.variable-access(G, device, written)]
  place = &in_device;
  //^ witness[call.variable-access(G, device, addressed)]
  (void)in_device;
  //^ witness[call.variable-access(G, device, other)]
  value = in_shared;
  //^ witness[call.variable-access(G, shared, read)]
  in_shared = 1;
  //^ witness[call.variable-access(G, shared, written)]
  place = &in_shared;
  //^ witness[call.variable-access(G, shared, addressed)]
  (void)in_shared;
  //^ witness[call.variable-access(G, shared, other)]
  value = in_constant;
  //^ witness[call.variable-access(G, constant, read)]
  place = &in_constant;
  //^ witness[call.variable-access(G, constant, addressed)]
  (void)in_constant;
  //^ witness[call.variable-access(G, constant, other)]
  value = in_managed;
  //^ witness[call.variable-access(G, managed, read)]
  in_managed = 1;
  //^ witness[call.variable-access(G, managed, written)]
  place = &in_managed;
  //^ witness[call.variable-access(G, managed, addressed)]
  (void)in_managed;
  //^ witness[call.variable-access(G, managed, other)]
  (void)value;
  (void)place;
}
__host__ __device__ void user_HD() {
  int value;
  int *place;
  value = in_none;
  //^ device,jit@-13.1 warning[variable.read-by-device]: a host variable "in_none" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.read-by-device]: a host variable "in_none" cannot be directly read in a __device__/__global__ function
  //^ witness[call.variable-access(HD, none, read)]
  //^ witness[call.variable(HD, object)]
  in_none = 1;
  //^ device,jit@-13.1 warning[variable.written-by-device]: a host variable "in_none" cannot be directly written in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.written-by-device]: a host variable "in_none" cannot be directly written in a __device__/__global__ function
  //^ witness[call.variable-access(HD, none, written)]
  //^ witness[call.variable(HD, object)]
  place = &in_none;
  //^ device,jit@-13.1 warning[variable.addressed-by-device]: address of a host variable "in_none" cannot be directly taken in a device function
  //^ device error[device-code.undefined]: identifier "in_none" is undefined in device code
  //^ device,jit@13.2- warning[variable.addressed-by-device]: address of a host variable "in_none" cannot be directly taken in a __device__/__global__ function
  //^ witness[call.variable-access(HD, none, addressed)]
  //^ witness[call.variable(HD, object)]
  (void)in_none;
  //^ witness[call.variable-access(HD, none, other)]
  value = in_device;
  //^ host warning[variable.read-by-host]: a __device__ variable "in_device" cannot be directly read in a host function
  //^ witness[call.variable-access(HD, device, read)]
  in_device = 1;
  //^ host warning[variable.written-by-host]: a __device__ variable "in_device" cannot be directly written in a host function
  //^ witness[call.variable-access(HD, device, written)]
  place = &in_device;
  //^ witness[call.variable-access(HD, device, addressed)]
  (void)in_device;
  //^ witness[call.variable-access(HD, device, other)]
  value = in_shared;
  //^ host warning[variable.read-by-host]: a __shared__ variable "in_shared" cannot be directly read in a host function
  //^ witness[call.variable-access(HD, shared, read)]
  in_shared = 1;
  //^ host warning[variable.written-by-host]: a __shared__ variable "in_shared" cannot be directly written in a host function
  //^ witness[call.variable-access(HD, shared, written)]
  place = &in_shared;
  //^ host warning[variable.addressed-by-host]: address of a __shared__ variable "in_shared" cannot be directly taken in a host function
  //^ witness[call.variable-access(HD, shared, addressed)]
  (void)in_shared;
  //^ witness[call.variable-access(HD, shared, other)]
  value = in_constant;
  //^ host warning[variable.read-by-host]: a __constant__ variable "in_constant" cannot be directly read in a host function
  //^ witness[call.variable-access(HD, constant, read)]
  place = &in_constant;
  //^ witness[call.variable-access(HD, constant, addressed)]
  (void)in_constant;
  //^ witness[call.variable-access(HD, constant, other)]
  value = in_managed;
  //^ witness[call.variable-access(HD, managed, read)]
  in_managed = 1;
  //^ witness[call.variable-access(HD, managed, written)]
  place = &in_managed;
  //^ witness[call.variable-access(HD, managed, addressed)]
  (void)in_managed;
  //^ witness[call.variable-access(HD, managed, other)]
  (void)value;
  (void)place;
}
