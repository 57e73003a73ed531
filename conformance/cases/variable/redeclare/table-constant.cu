/*---
says: Variables first declared in memory space constant, then in every other.
rules: variable.redeclare
runs: host reject, device reject
---*/
extern __constant__ int v_none;
int v_none;
//^ device warning[variable.redeclared.without]: a __constant__ variable("v_none") redeclared without __constant__
//^ witness[variable.redeclare(constant, none)]
//^ witness[variable.managed.space(C)]
extern __constant__ int v_device;
__device__ int v_device;
//^ device warning[variable.redeclared.without]: a __constant__ variable("v_device") redeclared without __constant__
//^ witness[variable.redeclare(constant, device)]
//^ host witness[memory.apply(C, D) = DC]
//^ device witness[memory.apply(none, D) = D]
//^ witness[variable.managed.space(DC)]
extern __constant__ int v_shared;
__shared__ int v_shared;
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device warning[variable.redeclared.without]: a __constant__ variable("v_shared") redeclared without __constant__
//^ witness[variable.redeclare(constant, shared)]
//^ host witness[memory.apply(C, S) = SC]
//^ device witness[memory.apply(none, S) = S]
//^ witness[variable.managed.space(SC)]
extern __constant__ int v_constant;
__constant__ int v_constant;
//^ witness[variable.redeclare(constant, constant)]
//^ host witness[memory.apply(C, C) = C]
//^ device witness[memory.apply(none, C) = C]
//^ witness[variable.managed.space(C)]
extern __constant__ int v_managed;
__managed__ int v_managed;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ device warning[variable.redeclared.without]: a __constant__ variable("v_managed") redeclared without __constant__
//^ witness[variable.redeclare(constant, managed)]
//^ host witness[memory.apply(C, M) = CM]
//^ device witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(CM)]
