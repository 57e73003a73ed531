/*---
says: An access to a variable of the host that a flag makes an error ends what is told of code.
rules: device-code.phase, call.phase
arguments: --diag_error=20094
runs: device reject
---*/
int variable;
inline int un(int q) { return q; }
__device__ int reads(int q) { return variable; }
//^ @-13.2 error[variable.read-by-device]: a host variable "variable" cannot be directly read in a device function
//^ @13.3- error[variable.read-by-device]: a host variable "variable" cannot be directly read in a __device__/__global__ function
__host__ __device__ int of_both(int q) { return un(q); }
__device__ int calls(int q) { return un(q); }
