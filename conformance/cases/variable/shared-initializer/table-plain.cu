/*---
says: A variable in every memory space without an initialiser.
rules: variable.shared.initializer
runs: host accept, device accept
---*/
int v_none;
//^ witness[variable.shared.initializer(none, no)]
__device__ int v_device;
//^ witness[variable.shared.initializer(device, no)]
__shared__ int v_shared;
//^ witness[variable.shared.initializer(shared, no)]
__constant__ int v_constant;
//^ witness[variable.shared.initializer(constant, no)]
__managed__ int v_managed;
//^ witness[variable.shared.initializer(managed, no)]
