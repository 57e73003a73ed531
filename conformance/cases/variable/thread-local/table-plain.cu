/*---
says: A plain variable in every memory space.
rules: variable.thread-local
runs: host accept, device accept, documented accept
---*/
int v_none;
//^ witness[variable.thread-local(none, no)]
__device__ int v_device;
//^ witness[variable.thread-local(device, no)]
__shared__ int v_shared;
//^ witness[variable.thread-local(shared, no)]
__constant__ int v_constant;
//^ witness[variable.thread-local(constant, no)]
__managed__ int v_managed;
//^ witness[variable.thread-local(managed, no)]
