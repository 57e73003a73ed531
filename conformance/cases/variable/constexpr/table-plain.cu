/*---
says: A plain variable with every set of memory spaces.
rules: variable.constexpr
runs: host reject, device reject, documented reject
---*/
int v_none;
//^ witness[variable.constexpr(no, none)]
__device__ int v_D;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(no, D)]
__shared__ int v_S;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.constexpr(no, S)]
__constant__ int v_C;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.constexpr(no, C)]
__managed__ int v_M;
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
//^ witness[variable.constexpr(no, M)]
__device__ __shared__ int v_DS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.constexpr(no, D)]
//^ witness[variable.constexpr(no, DS)]
__device__ __constant__ int v_DC;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.constexpr(no, D)]
//^ witness[variable.constexpr(no, DC)]
__device__ __managed__ int v_DM;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
//^ witness[variable.constexpr(no, D)]
//^ witness[variable.constexpr(no, DM)]
__shared__ __constant__ int v_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.constexpr(no, S)]
//^ witness[variable.constexpr(no, SC)]
//^ documented error[space.conflict]
__shared__ __managed__ int v_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
//^ witness[variable.constexpr(no, S)]
//^ witness[variable.constexpr(no, SM)]
__constant__ __managed__ int v_CM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
//^ witness[variable.constexpr(no, C)]
//^ witness[variable.constexpr(no, CM)]
__device__ __shared__ __constant__ int v_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.constexpr(no, D)]
//^ witness[variable.constexpr(no, DS)]
//^ witness[variable.constexpr(no, DSC)]
//^ documented error[space.conflict]
__device__ __shared__ __managed__ int v_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
//^ witness[variable.constexpr(no, D)]
//^ witness[variable.constexpr(no, DS)]
//^ witness[variable.constexpr(no, DSM)]
__device__ __constant__ __managed__ int v_DCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
//^ witness[variable.constexpr(no, D)]
//^ witness[variable.constexpr(no, DC)]
//^ witness[variable.constexpr(no, DCM)]
__shared__ __constant__ __managed__ int v_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
//^ witness[variable.constexpr(no, S)]
//^ witness[variable.constexpr(no, SC)]
//^ witness[variable.constexpr(no, SCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
__device__ __shared__ __constant__ __managed__ int v_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
//^ witness[variable.constexpr(no, D)]
//^ witness[variable.constexpr(no, DS)]
//^ witness[variable.constexpr(no, DSC)]
//^ witness[variable.constexpr(no, DSCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
