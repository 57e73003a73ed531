/*---
says: A plain variable in every memory space.
rules: variable.constexpr
runs: host accept, device accept, documented accept
---*/
int v_none;
//^ witness[variable.constexpr(none, no)]
__device__ int v_device;
//^ witness[variable.constexpr(device, no)]
__shared__ int v_shared;
//^ witness[variable.constexpr(shared, no)]
__constant__ int v_constant;
//^ witness[variable.constexpr(constant, no)]
__managed__ int v_managed;
//^ witness[variable.constexpr(managed, no)]
