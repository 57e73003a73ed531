/*---
says: const and reference variables with every set of memory spaces.
rules: variable.managed.type
runs: host reject, device reject
---*/
extern int x;
extern const int y;
int a_none;
//^ witness[variable.managed.type(none, no, no)]
const int b_none = 1;
//^ witness[variable.managed.type(none, yes, no)]
int &c_none = x;
//^ witness[variable.managed.type(none, no, yes)]
__device__ int a_D;
//^ witness[variable.managed.type(D, no, no)]
//^ witness[memory.apply(none, D) = D]
__device__ const int b_D = 1;
//^ witness[variable.managed.type(D, yes, no)]
//^ witness[memory.apply(none, D) = D]
__device__ int &c_D = x;
//^ witness[variable.managed.type(D, no, yes)]
//^ witness[memory.apply(none, D) = D]
__shared__ int a_S;
//^ witness[variable.managed.type(S, no, no)]
//^ witness[memory.apply(none, S) = S]
__shared__ const int b_S = 1;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(S, yes, no)]
//^ witness[variable.shared.initializer(S, yes)]
//^ witness[memory.apply(none, S) = S]
__shared__ int &c_S = x;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(S, no, yes)]
//^ witness[variable.shared.initializer(S, yes)]
//^ witness[memory.apply(none, S) = S]
__constant__ int a_C;
//^ witness[variable.managed.type(C, no, no)]
//^ witness[memory.apply(none, C) = C]
__constant__ const int b_C = 1;
//^ witness[variable.managed.type(C, yes, no)]
//^ witness[memory.apply(none, C) = C]
__constant__ int &c_C = x;
//^ witness[variable.managed.type(C, no, yes)]
//^ witness[memory.apply(none, C) = C]
__managed__ int a_M;
//^ witness[variable.managed.type(M, no, no)]
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
__managed__ const int b_M = 1;
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[variable.managed.type(M, yes, no)]
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
__managed__ int &c_M = x;
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ witness[variable.managed.type(M, no, yes)]
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
__device__ __shared__ int a_DS;
//^ witness[variable.managed.type(DS, no, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
__device__ __shared__ const int b_DS = 1;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DS, yes, no)]
//^ witness[variable.shared.initializer(DS, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
__device__ __shared__ int &c_DS = x;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DS, no, yes)]
//^ witness[variable.shared.initializer(DS, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
__device__ __constant__ int a_DC;
//^ witness[variable.managed.type(DC, no, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
__device__ __constant__ const int b_DC = 1;
//^ witness[variable.managed.type(DC, yes, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
__device__ __constant__ int &c_DC = x;
//^ witness[variable.managed.type(DC, no, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
__device__ __managed__ int a_DM;
//^ witness[variable.managed.type(DM, no, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
__device__ __managed__ const int b_DM = 1;
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[variable.managed.type(DM, yes, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
__device__ __managed__ int &c_DM = x;
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ witness[variable.managed.type(DM, no, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
__shared__ __constant__ int a_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[variable.managed.type(SC, no, no)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
__shared__ __constant__ const int b_SC = 1;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(SC, yes, no)]
//^ witness[variable.shared.initializer(SC, yes)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
__shared__ __constant__ int &c_SC = x;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(SC, no, yes)]
//^ witness[variable.shared.initializer(SC, yes)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
__shared__ __managed__ int a_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[variable.managed.type(SM, no, no)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
__shared__ __managed__ const int b_SM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(SM, yes, no)]
//^ witness[variable.shared.initializer(SM, yes)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
__shared__ __managed__ int &c_SM = x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(SM, no, yes)]
//^ witness[variable.shared.initializer(SM, yes)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
__constant__ __managed__ int a_CM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[variable.managed.type(CM, no, no)]
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
__constant__ __managed__ const int b_CM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[variable.managed.type(CM, yes, no)]
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
__constant__ __managed__ int &c_CM = x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ witness[variable.managed.type(CM, no, yes)]
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
__device__ __shared__ __constant__ int a_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[variable.managed.type(DSC, no, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
__device__ __shared__ __constant__ const int b_DSC = 1;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DSC, yes, no)]
//^ witness[variable.shared.initializer(DSC, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
__device__ __shared__ __constant__ int &c_DSC = x;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DSC, no, yes)]
//^ witness[variable.shared.initializer(DSC, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
__device__ __shared__ __managed__ int a_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[variable.managed.type(DSM, no, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
__device__ __shared__ __managed__ const int b_DSM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DSM, yes, no)]
//^ witness[variable.shared.initializer(DSM, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
__device__ __shared__ __managed__ int &c_DSM = x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DSM, no, yes)]
//^ witness[variable.shared.initializer(DSM, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
__device__ __constant__ __managed__ int a_DCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[variable.managed.type(DCM, no, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
__device__ __constant__ __managed__ const int b_DCM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[variable.managed.type(DCM, yes, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
__device__ __constant__ __managed__ int &c_DCM = x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ witness[variable.managed.type(DCM, no, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
__shared__ __constant__ __managed__ int a_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[variable.managed.type(SCM, no, no)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
__shared__ __constant__ __managed__ const int b_SCM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(SCM, yes, no)]
//^ witness[variable.shared.initializer(SCM, yes)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
__shared__ __constant__ __managed__ int &c_SCM = x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(SCM, no, yes)]
//^ witness[variable.shared.initializer(SCM, yes)]
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
__device__ __shared__ __constant__ __managed__ int a_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[variable.managed.type(DSCM, no, no)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
__device__ __shared__ __constant__ __managed__ const int b_DSCM = 1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DSCM, yes, no)]
//^ witness[variable.shared.initializer(DSCM, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
__device__ __shared__ __constant__ __managed__ int &c_DSCM = x;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(DSCM, no, yes)]
//^ witness[variable.shared.initializer(DSCM, yes)]
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
