/*---
says: Variables first declared in memory space device, then in every other.
rules: variable.redeclare
runs: host accept, device accept
---*/
extern __device__ int v_none;
int v_none;
//^ device warning[variable.redeclared.without]: a __device__ variable("v_none") redeclared without __device__
//^ witness[variable.redeclare(device, none)]
//^ witness[variable.managed.space(D)]
extern __device__ int v_device;
__device__ int v_device;
//^ witness[variable.redeclare(device, device)]
//^ host witness[memory.apply(D, D) = D]
//^ device witness[memory.apply(none, D) = D]
//^ witness[variable.managed.space(D)]
extern __device__ int v_shared;
__shared__ int v_shared;
//^ device warning[variable.redeclared.with]: a __device__ variable("v_shared") redeclared with __shared__
//^ witness[variable.redeclare(device, shared)]
//^ host witness[memory.apply(D, S) = DS]
//^ device witness[memory.apply(none, S) = S]
//^ witness[variable.managed.space(DS)]
extern __device__ int v_constant;
__constant__ int v_constant;
//^ device warning[variable.redeclared.with]: a __device__ variable("v_constant") redeclared with __constant__
//^ witness[variable.redeclare(device, constant)]
//^ host witness[memory.apply(D, C) = DC]
//^ device witness[memory.apply(none, C) = C]
//^ witness[variable.managed.space(DC)]
extern __device__ int v_managed;
__managed__ int v_managed;
//^ device warning[variable.redeclared.with]: a __device__ variable("v_managed") redeclared with __managed__
//^ witness[variable.redeclare(device, managed)]
//^ host witness[memory.apply(D, M) = DM]
//^ device witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(DM)]
