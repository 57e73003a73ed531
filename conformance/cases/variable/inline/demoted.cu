/*---
says: The error is discretionary.
rules: variable.inline
runs: host accept, device accept
arguments: --diag_warning=20191
---*/
inline __device__ int a;
//^ @-13.1 warning[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ @13.2- warning[variable.inline.one-space]: An inline __device__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
