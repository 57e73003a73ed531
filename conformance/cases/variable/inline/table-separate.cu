/*---
says: Inline variables in every memory space, separate compilation.
rules: variable.inline
runs: host accept, device accept
arguments: --device-c
---*/
inline int a_none;
//^ witness[variable.inline(none, yes, yes)]
static inline int b_none;
//^ witness[variable.inline(none, no, yes)]
inline __device__ int a_device;
//^ witness[variable.inline(device, yes, yes)]
static inline __device__ int b_device;
//^ witness[variable.inline(device, no, yes)]
inline __shared__ int a_shared;
//^ witness[variable.inline(shared, yes, yes)]
static inline __shared__ int b_shared;
//^ witness[variable.inline(shared, no, yes)]
inline __constant__ int a_constant;
//^ witness[variable.inline(constant, yes, yes)]
static inline __constant__ int b_constant;
//^ witness[variable.inline(constant, no, yes)]
inline __managed__ int a_managed;
//^ witness[variable.inline(managed, yes, yes)]
static inline __managed__ int b_managed;
//^ witness[variable.inline(managed, no, yes)]
