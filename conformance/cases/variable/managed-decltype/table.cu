/*---
says: decltype of variables with every set of memory spaces.
rules: variable.managed.decltype
runs: host reject, device reject
---*/
int v_none;
typedef decltype(v_none) A_none;
//^ witness[variable.managed.decltype(none, yes)]
typedef decltype((v_none)) B_none;
//^ witness[variable.managed.decltype(none, no)]
__device__ int v_D;
//^ witness[memory.apply(none, D) = D]
typedef decltype(v_D) A_D;
//^ witness[variable.managed.decltype(D, yes)]
typedef decltype((v_D)) B_D;
//^ witness[variable.managed.decltype(D, no)]
__shared__ int v_S;
//^ witness[memory.apply(none, S) = S]
typedef decltype(v_S) A_S;
//^ witness[variable.managed.decltype(S, yes)]
typedef decltype((v_S)) B_S;
//^ witness[variable.managed.decltype(S, no)]
__constant__ int v_C;
//^ witness[memory.apply(none, C) = C]
typedef decltype(v_C) A_C;
//^ witness[variable.managed.decltype(C, yes)]
typedef decltype((v_C)) B_C;
//^ witness[variable.managed.decltype(C, no)]
__managed__ int v_M;
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
typedef decltype(v_M) A_M;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(M, yes)]
typedef decltype((v_M)) B_M;
//^ witness[variable.managed.decltype(M, no)]
__device__ __shared__ int v_DS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
typedef decltype(v_DS) A_DS;
//^ witness[variable.managed.decltype(DS, yes)]
typedef decltype((v_DS)) B_DS;
//^ witness[variable.managed.decltype(DS, no)]
__device__ __constant__ int v_DC;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
typedef decltype(v_DC) A_DC;
//^ witness[variable.managed.decltype(DC, yes)]
typedef decltype((v_DC)) B_DC;
//^ witness[variable.managed.decltype(DC, no)]
__device__ __managed__ int v_DM;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
typedef decltype(v_DM) A_DM;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(DM, yes)]
typedef decltype((v_DM)) B_DM;
//^ witness[variable.managed.decltype(DM, no)]
__shared__ __constant__ int v_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
typedef decltype(v_SC) A_SC;
//^ witness[variable.managed.decltype(SC, yes)]
typedef decltype((v_SC)) B_SC;
//^ witness[variable.managed.decltype(SC, no)]
__shared__ __managed__ int v_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
typedef decltype(v_SM) A_SM;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(SM, yes)]
typedef decltype((v_SM)) B_SM;
//^ witness[variable.managed.decltype(SM, no)]
__constant__ __managed__ int v_CM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
typedef decltype(v_CM) A_CM;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(CM, yes)]
typedef decltype((v_CM)) B_CM;
//^ witness[variable.managed.decltype(CM, no)]
__device__ __shared__ __constant__ int v_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
typedef decltype(v_DSC) A_DSC;
//^ witness[variable.managed.decltype(DSC, yes)]
typedef decltype((v_DSC)) B_DSC;
//^ witness[variable.managed.decltype(DSC, no)]
__device__ __shared__ __managed__ int v_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
typedef decltype(v_DSM) A_DSM;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(DSM, yes)]
typedef decltype((v_DSM)) B_DSM;
//^ witness[variable.managed.decltype(DSM, no)]
__device__ __constant__ __managed__ int v_DCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
typedef decltype(v_DCM) A_DCM;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(DCM, yes)]
typedef decltype((v_DCM)) B_DCM;
//^ witness[variable.managed.decltype(DCM, no)]
__shared__ __constant__ __managed__ int v_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
typedef decltype(v_SCM) A_SCM;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(SCM, yes)]
typedef decltype((v_SCM)) B_SCM;
//^ witness[variable.managed.decltype(SCM, no)]
__device__ __shared__ __constant__ __managed__ int v_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
typedef decltype(v_DSCM) A_DSCM;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(DSCM, yes)]
typedef decltype((v_DSCM)) B_DSCM;
//^ witness[variable.managed.decltype(DSCM, no)]
