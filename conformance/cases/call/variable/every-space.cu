/*---
says: Code of every space uses variables of the host.
rules: call.variable, call.variable-access
runs: host accept, device reject
---*/
int object;
const int constant = 3;
void variable_none() {
  int i;
  i = object;
  //^ witness[call.variable(none, object)]
  i = constant;
  //^ witness[call.variable(none, constant)]
  (void)object;
  //^ witness[call.variable(none, nothing)]
  (void)i;
}
__host__ void variable_H() {
  int i;
  i = object;
  //^ witness[call.variable(H, object)]
  i = constant;
  //^ witness[call.variable(H, constant)]
  (void)object;
  //^ witness[call.variable(H, nothing)]
  (void)i;
}
__device__ void variable_D() {
  int i;
  i = object;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "object" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "object" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "object" cannot be directly read in a __device__/__global__ function
  //^ witness[call.variable(D, object)]
  //^ witness[call.variable-access(D, none, read)]
  i = constant;
  //^ witness[call.variable(D, constant)]
  (void)object;
  //^ witness[call.variable(D, nothing)]
  (void)i;
}
__global__ void variable_G() {
  int i;
  i = object;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "object" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "object" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "object" cannot be directly read in a __device__/__global__ function
  //^ witness[call.variable(G, object)]
  //^ witness[call.variable-access(G, none, read)]
  i = constant;
  //^ witness[call.variable(G, constant)]
  (void)object;
  //^ witness[call.variable(G, nothing)]
  (void)i;
}
__host__ __device__ void variable_HD() {
  int i;
  i = object;
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "object" cannot be directly read in a device function
  //^ device error[device-code.undefined]: identifier "object" is undefined in device code
  //^ device@13.2- warning[variable.read-by-device]: a host variable "object" cannot be directly read in a __device__/__global__ function
  //^ witness[call.variable(HD, object)]
  //^ witness[call.variable-access(HD, none, read)]
  i = constant;
  //^ witness[call.variable(HD, constant)]
  (void)object;
  //^ witness[call.variable(HD, nothing)]
  (void)i;
}
