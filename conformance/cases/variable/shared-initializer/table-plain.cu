/*---
says: A variable with every set of memory spaces without an initialiser.
rules: variable.shared.initializer
runs: host reject, device reject
---*/
int v_none;
//^ witness[variable.shared.initializer(none, no)]
__device__ int v_D;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.shared.initializer(D, no)]
__shared__ int v_S;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.shared.initializer(S, no)]
__constant__ int v_C;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.shared.initializer(C, no)]
__managed__ int v_M;
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
//^ witness[variable.shared.initializer(M, no)]
__device__ __shared__ int v_DS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.shared.initializer(DS, no)]
__device__ __constant__ int v_DC;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.shared.initializer(DC, no)]
__device__ __managed__ int v_DM;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
//^ witness[variable.shared.initializer(DM, no)]
__shared__ __constant__ int v_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.shared.initializer(SC, no)]
__shared__ __managed__ int v_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
//^ witness[variable.shared.initializer(SM, no)]
__constant__ __managed__ int v_CM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
//^ witness[variable.shared.initializer(CM, no)]
__device__ __shared__ __constant__ int v_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.shared.initializer(DSC, no)]
__device__ __shared__ __managed__ int v_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
//^ witness[variable.shared.initializer(DSM, no)]
__device__ __constant__ __managed__ int v_DCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
//^ witness[variable.shared.initializer(DCM, no)]
__shared__ __constant__ __managed__ int v_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
//^ witness[variable.shared.initializer(SCM, no)]
__device__ __shared__ __constant__ __managed__ int v_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
//^ witness[variable.shared.initializer(DSCM, no)]
