/*---
says: Host code reads an instance of a variable template.
rules: call.variable-access
runs: host accept
---*/
template <class T>
__device__ T tv = T(1);
int instance() { return tv<int>; }
//^ warning[variable.read-by-host]: a __device__ variable "tv<int>" cannot be directly read in a host function
