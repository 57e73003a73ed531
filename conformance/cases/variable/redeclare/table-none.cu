/*---
says: Variables first declared in memory space none, then in every other.
rules: variable.redeclare
runs: host accept, device accept
---*/
extern int v_none;
int v_none;
//^ witness[variable.redeclare(none, none)]
//^ witness[variable.managed.space(none)]
extern int v_device;
__device__ int v_device;
//^ device warning[variable.redeclared.with]: a host variable("v_device") redeclared with __device__
//^ witness[variable.redeclare(none, device)]
//^ host witness[memory.apply(none, D) = D]
//^ device witness[memory.apply(none, D) = D]
//^ witness[variable.managed.space(D)]
extern int v_shared;
__shared__ int v_shared;
//^ device warning[variable.redeclared.with]: a host variable("v_shared") redeclared with __shared__
//^ witness[variable.redeclare(none, shared)]
//^ host witness[memory.apply(none, S) = S]
//^ device witness[memory.apply(none, S) = S]
//^ witness[variable.managed.space(S)]
extern int v_constant;
__constant__ int v_constant;
//^ device warning[variable.redeclared.with]: a host variable("v_constant") redeclared with __constant__
//^ witness[variable.redeclare(none, constant)]
//^ host witness[memory.apply(none, C) = C]
//^ device witness[memory.apply(none, C) = C]
//^ witness[variable.managed.space(C)]
extern int v_managed;
__managed__ int v_managed;
//^ device warning[variable.redeclared.with]: a host variable("v_managed") redeclared with __managed__
//^ witness[variable.redeclare(none, managed)]
//^ host witness[memory.apply(none, M) = M]
//^ device witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(M)]
