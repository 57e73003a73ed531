/*---
says: Device code needs the variables that implicit constructors use, and those that a block declares.
rules: call.variable
runs: host accept, device reject
deviation: cufe device N-I implicit constructors and declarations in blocks are not looked at for call.variable
---*/
int plain;
struct Implied {
  int v = plain;  // device error[device-code.undefined]: identifier "plain" is undefined in device code
};
__device__ int makes() { Implied i; return i.v; }
__device__ int block() { extern int outside; return outside; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "outside" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "outside" is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "outside" cannot be directly read in a __device__/__global__ function
