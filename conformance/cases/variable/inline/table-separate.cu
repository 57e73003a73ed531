/*---
says: Inline variables with every set of memory spaces, separate compilation.
rules: variable.inline
runs: host reject, device reject, jit reject
arguments: --device-c
---*/
inline int a_none;
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ witness[variable.inline(none, yes, yes)]
//^ jit witness[jit.variable(namespace, none, no, no)]
static inline int b_none;
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ witness[variable.inline(none, no, yes)]
//^ jit witness[jit.variable(namespace, none, no, no)]
inline __device__ int a_D;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.inline(D, yes, yes)]
static inline __device__ int b_D;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.inline(D, no, yes)]
inline __shared__ int a_S;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.inline(S, yes, yes)]
static inline __shared__ int b_S;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.inline(S, no, yes)]
inline __constant__ int a_C;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.inline(C, yes, yes)]
static inline __constant__ int b_C;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.inline(C, no, yes)]
inline __managed__ int a_M;
//^ witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(M)]
//^ witness[variable.inline(M, yes, yes)]
static inline __managed__ int b_M;
//^ witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(M)]
//^ witness[variable.inline(M, no, yes)]
inline __device__ __shared__ int a_DS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.inline(DS, yes, yes)]
static inline __device__ __shared__ int b_DS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.inline(DS, no, yes)]
inline __device__ __constant__ int a_DC;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.inline(DC, yes, yes)]
static inline __device__ __constant__ int b_DC;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.inline(DC, no, yes)]
inline __device__ __managed__ int a_DM;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[variable.managed.space(DM)]
//^ witness[variable.inline(DM, yes, yes)]
static inline __device__ __managed__ int b_DM;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[variable.managed.space(DM)]
//^ witness[variable.inline(DM, no, yes)]
inline __shared__ __constant__ int a_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.inline(SC, yes, yes)]
static inline __shared__ __constant__ int b_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.inline(SC, no, yes)]
inline __shared__ __managed__ int a_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ witness[variable.managed.space(SM)]
//^ witness[variable.inline(SM, yes, yes)]
static inline __shared__ __managed__ int b_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ witness[variable.managed.space(SM)]
//^ witness[variable.inline(SM, no, yes)]
inline __constant__ __managed__ int a_CM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[variable.managed.space(CM)]
//^ witness[variable.inline(CM, yes, yes)]
static inline __constant__ __managed__ int b_CM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[variable.managed.space(CM)]
//^ witness[variable.inline(CM, no, yes)]
inline __device__ __shared__ __constant__ int a_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.inline(DSC, yes, yes)]
static inline __device__ __shared__ __constant__ int b_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.inline(DSC, no, yes)]
inline __device__ __shared__ __managed__ int a_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[variable.managed.space(DSM)]
//^ witness[variable.inline(DSM, yes, yes)]
static inline __device__ __shared__ __managed__ int b_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[variable.managed.space(DSM)]
//^ witness[variable.inline(DSM, no, yes)]
inline __device__ __constant__ __managed__ int a_DCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ witness[variable.managed.space(DCM)]
//^ witness[variable.inline(DCM, yes, yes)]
static inline __device__ __constant__ __managed__ int b_DCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ witness[variable.managed.space(DCM)]
//^ witness[variable.inline(DCM, no, yes)]
inline __shared__ __constant__ __managed__ int a_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[variable.managed.space(SCM)]
//^ witness[variable.inline(SCM, yes, yes)]
static inline __shared__ __constant__ __managed__ int b_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[variable.managed.space(SCM)]
//^ witness[variable.inline(SCM, no, yes)]
inline __device__ __shared__ __constant__ __managed__ int a_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[variable.managed.space(DSCM)]
//^ witness[variable.inline(DSCM, yes, yes)]
static inline __device__ __shared__ __constant__ __managed__ int b_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[variable.managed.space(DSCM)]
//^ witness[variable.inline(DSCM, no, yes)]
