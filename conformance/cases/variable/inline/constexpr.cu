/*---
says: inline constexpr.
rules: variable.inline
runs: host reject, device reject
---*/
inline __device__ constexpr int a = 1;
//^ @-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ @13.2- error[variable.inline.one-space]: An inline __device__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
