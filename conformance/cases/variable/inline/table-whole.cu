/*---
says: Inline variables with every set of memory spaces, whole program compilation.
rules: variable.inline
runs: host reject, device reject, jit reject
---*/
inline int a_none;
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ witness[variable.inline(none, yes, no)]
//^ jit witness[jit.variable(namespace, none, no, no)]
static inline int b_none;
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ witness[variable.inline(none, no, no)]
//^ jit witness[jit.variable(namespace, none, no, no)]
inline __device__ int a_D;
//^ host,device@-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ host,device@13.2- error[variable.inline.one-space]: An inline __device__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.inline(D, yes, no)]
static inline __device__ int b_D;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.inline(D, no, no)]
inline __shared__ int a_S;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.inline(S, yes, no)]
static inline __shared__ int b_S;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.inline(S, no, no)]
inline __constant__ int a_C;
//^ host,device@-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ host,device@13.2- error[variable.inline.one-space]: An inline __constant__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.inline(C, yes, no)]
static inline __constant__ int b_C;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.inline(C, no, no)]
inline __managed__ int a_M;
//^ host,device@-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ host,device@13.2- error[variable.inline.one-space]: An inline __managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(M)]
//^ witness[variable.inline(M, yes, no)]
static inline __managed__ int b_M;
//^ witness[memory.apply(none, M) = M]
//^ witness[variable.managed.space(M)]
//^ witness[variable.inline(M, no, no)]
inline __device__ __shared__ int a_DS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.inline(DS, yes, no)]
static inline __device__ __shared__ int b_DS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.inline(DS, no, no)]
inline __device__ __constant__ int a_DC;
//^ host,device@-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ host,device@13.2- error[variable.inline.one-space]: An inline __constant__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.inline(DC, yes, no)]
static inline __device__ __constant__ int b_DC;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.inline(DC, no, no)]
inline __device__ __managed__ int a_DM;
//^ host,device@-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ host,device@13.2- error[variable.inline.one-space]: An inline __managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[variable.managed.space(DM)]
//^ witness[variable.inline(DM, yes, no)]
static inline __device__ __managed__ int b_DM;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[variable.managed.space(DM)]
//^ witness[variable.inline(DM, no, no)]
inline __shared__ __constant__ int a_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.inline(SC, yes, no)]
static inline __shared__ __constant__ int b_SC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.inline(SC, no, no)]
inline __shared__ __managed__ int a_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ witness[variable.managed.space(SM)]
//^ witness[variable.inline(SM, yes, no)]
static inline __shared__ __managed__ int b_SM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ witness[variable.managed.space(SM)]
//^ witness[variable.inline(SM, no, no)]
inline __constant__ __managed__ int a_CM;
//^ host,device@-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ host,device@13.2- error[variable.inline.one-space]: An inline __constant__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[variable.managed.space(CM)]
//^ witness[variable.inline(CM, yes, no)]
static inline __constant__ __managed__ int b_CM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[variable.managed.space(CM)]
//^ witness[variable.inline(CM, no, no)]
inline __device__ __shared__ __constant__ int a_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.inline(DSC, yes, no)]
static inline __device__ __shared__ __constant__ int b_DSC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.inline(DSC, no, no)]
inline __device__ __shared__ __managed__ int a_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[variable.managed.space(DSM)]
//^ witness[variable.inline(DSM, yes, no)]
static inline __device__ __shared__ __managed__ int b_DSM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[variable.managed.space(DSM)]
//^ witness[variable.inline(DSM, no, no)]
inline __device__ __constant__ __managed__ int a_DCM;
//^ host,device@-13.1 error[variable.inline]: An inline __device__/__constant__/__managed__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ host,device@13.2- error[variable.inline.one-space]: An inline __constant__ variable must have internal linkage when the program is compiled in whole program mode (-rdc=false)
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ witness[variable.managed.space(DCM)]
//^ witness[variable.inline(DCM, yes, no)]
static inline __device__ __constant__ __managed__ int b_DCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ witness[variable.managed.space(DCM)]
//^ witness[variable.inline(DCM, no, no)]
inline __shared__ __constant__ __managed__ int a_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[variable.managed.space(SCM)]
//^ witness[variable.inline(SCM, yes, no)]
static inline __shared__ __constant__ __managed__ int b_SCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[variable.managed.space(SCM)]
//^ witness[variable.inline(SCM, no, no)]
inline __device__ __shared__ __constant__ __managed__ int a_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[variable.managed.space(DSCM)]
//^ witness[variable.inline(DSCM, yes, no)]
static inline __device__ __shared__ __constant__ __managed__ int b_DSCM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[variable.managed.space(DSCM)]
//^ witness[variable.inline(DSCM, no, no)]
