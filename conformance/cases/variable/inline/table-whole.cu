/*---
says: Inline variables in every memory space, whole program compilation.
rules: variable.inline
runs: host reject, device reject
---*/
inline int a_none;
//^ witness[variable.inline(none, yes, no)]
static inline int b_none;
//^ witness[variable.inline(none, no, no)]
inline __device__ int a_device;
//^ error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[variable.inline(device, yes, no)]
static inline __device__ int b_device;
//^ witness[variable.inline(device, no, no)]
inline __shared__ int a_shared;
//^ witness[variable.inline(shared, yes, no)]
static inline __shared__ int b_shared;
//^ witness[variable.inline(shared, no, no)]
inline __constant__ int a_constant;
//^ error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[variable.inline(constant, yes, no)]
static inline __constant__ int b_constant;
//^ witness[variable.inline(constant, no, no)]
inline __managed__ int a_managed;
//^ error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[variable.inline(managed, yes, no)]
static inline __managed__ int b_managed;
//^ witness[variable.inline(managed, no, no)]
