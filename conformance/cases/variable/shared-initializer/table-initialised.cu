/*---
says: A variable with every set of memory spaces with an initialiser.
rules: variable.shared.initializer
runs: host reject, device reject
---*/
int v_none = 1;
//^ witness[variable.shared.initializer(none, yes)]
__device__ int v_D = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.shared.initializer(D, yes)]
__shared__ int v_S = 1;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.shared.initializer(S, yes)]
__constant__ int v_C = 1;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.shared.initializer(C, yes)]
__managed__ int v_M = 1;
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
//^ witness[variable.shared.initializer(M, yes)]
__device__ __shared__ int v_DS = 1;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.shared.initializer(DS, yes)]
__device__ __constant__ int v_DC = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.shared.initializer(DC, yes)]
__device__ __managed__ int v_DM = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
//^ witness[variable.shared.initializer(DM, yes)]
__shared__ __constant__ int v_SC = 1;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.shared.initializer(SC, yes)]
__shared__ __managed__ int v_SM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
//^ witness[variable.shared.initializer(SM, yes)]
__constant__ __managed__ int v_CM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
//^ witness[variable.shared.initializer(CM, yes)]
__device__ __shared__ __constant__ int v_DSC = 1;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.shared.initializer(DSC, yes)]
__device__ __shared__ __managed__ int v_DSM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
//^ witness[variable.shared.initializer(DSM, yes)]
__device__ __constant__ __managed__ int v_DCM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
//^ witness[variable.shared.initializer(DCM, yes)]
__shared__ __constant__ __managed__ int v_SCM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
//^ witness[variable.shared.initializer(SCM, yes)]
__device__ __shared__ __constant__ __managed__ int v_DSCM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
//^ witness[variable.shared.initializer(DSCM, yes)]
