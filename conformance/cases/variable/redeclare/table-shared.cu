/*---
says: Variables first declared in memory space shared, then in every other.
rules: variable.redeclare
runs: host reject, device reject
---*/
extern __shared__ int v_none;
int v_none;
//^ device warning[variable.redeclared.without]: a __shared__ variable("v_none") redeclared without __shared__
//^ witness[variable.redeclare(shared, none)]
//^ witness[variable.managed.space(S)]
extern __shared__ int v_device;
__device__ int v_device;
//^ device warning[variable.redeclared.without]: a __shared__ variable("v_device") redeclared without __shared__
//^ witness[variable.redeclare(shared, device)]
//^ host witness[memory.apply(S, D) = DS]
//^ device witness[memory.apply(none, D) = D]
//^ witness[variable.managed.space(DS)]
extern __shared__ int v_shared;
__shared__ int v_shared;
//^ witness[variable.redeclare(shared, shared)]
//^ host witness[memory.apply(S, S) = S]
//^ device witness[memory.apply(none, S) = S]
//^ witness[variable.managed.space(S)]
extern __shared__ int v_constant;
__constant__ int v_constant;
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ device warning[variable.redeclared.without]: a __shared__ variable("v_constant") redeclared without __shared__
//^ witness[variable.redeclare(shared, constant)]
//^ host witness[memory.apply(S, C) = SC]
//^ device witness[memory.apply(none, C) = C]
//^ witness[variable.managed.space(SC)]
extern __shared__ int v_managed;
__managed__ int v_managed;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ device warning[variable.redeclared.without]: a __shared__ variable("v_managed") redeclared without __shared__
//^ witness[variable.redeclare(shared, managed)]
//^ host witness[memory.apply(S, M) = SM]
//^ device witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(SM)]
