/*---
says: An inline __constant__ variable.
rules: variable.inline
runs: host reject, device reject
---*/
inline __constant__ int a;
//^ @-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ @13.2- error[variable.inline.one-space]: An inline __constant__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
