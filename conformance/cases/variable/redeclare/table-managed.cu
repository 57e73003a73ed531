/*---
says: Variables first declared in memory space managed, then in every other.
rules: variable.redeclare
runs: host reject, device reject
---*/
extern __managed__ int v_none;
int v_none;
//^ device warning[variable.redeclared.without]: a __managed__ variable("v_none") redeclared without __managed__
//^ witness[variable.redeclare(managed, none)]
//^ witness[variable.managed.space(M)]
extern __managed__ int v_device;
__device__ int v_device;
//^ device warning[variable.redeclared.without]: a __managed__ variable("v_device") redeclared without __managed__
//^ witness[variable.redeclare(managed, device)]
//^ host witness[memory.apply(M, D) = DM]
//^ device witness[memory.apply(none, D) = D]
//^ witness[variable.managed.space(DM)]
extern __managed__ int v_shared;
__shared__ int v_shared;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ device warning[variable.redeclared.without]: a __managed__ variable("v_shared") redeclared without __managed__
//^ witness[variable.redeclare(managed, shared)]
//^ host witness[memory.apply(M, S) = SM]
//^ device witness[memory.apply(none, S) = S]
//^ witness[variable.managed.space(SM)]
extern __managed__ int v_constant;
__constant__ int v_constant;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ device warning[variable.redeclared.without]: a __managed__ variable("v_constant") redeclared without __managed__
//^ witness[variable.redeclare(managed, constant)]
//^ host witness[memory.apply(M, C) = CM]
//^ device witness[memory.apply(none, C) = C]
//^ witness[variable.managed.space(CM)]
extern __managed__ int v_managed;
__managed__ int v_managed;
//^ witness[variable.redeclare(managed, managed)]
//^ host witness[memory.apply(M, M) = M]
//^ device witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(M)]
