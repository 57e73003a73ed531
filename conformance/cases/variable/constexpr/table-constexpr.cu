/*---
says: A constexpr variable with every set of memory spaces.
rules: variable.constexpr
runs: host reject, device reject
---*/
constexpr int v_none = 1;
//^ witness[variable.constexpr(yes, none)]
__device__ constexpr int v_D = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
__shared__ constexpr int v_S = 1;
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.constexpr(yes, S)]
//^ host,device witness[variable.shared.initializer(S, yes)]
__constant__ constexpr int v_C = 1;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.constexpr(yes, C)]
__managed__ constexpr int v_M = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
//^ witness[variable.constexpr(yes, M)]
//^ host,device witness[variable.managed.type(M, yes, no)]
__device__ __shared__ constexpr int v_DS = 1;
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.constexpr(yes, D)]
//^ witness[variable.constexpr(yes, DS)]
//^ host,device witness[variable.shared.initializer(DS, yes)]
__device__ __constant__ constexpr int v_DC = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.constexpr(yes, D)]
//^ witness[variable.constexpr(yes, DC)]
__device__ __managed__ constexpr int v_DM = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ host,device witness[variable.managed.space(DM)]
//^ witness[variable.constexpr(yes, D)]
//^ witness[variable.constexpr(yes, DM)]
//^ host,device witness[variable.managed.type(DM, yes, no)]
__shared__ __constant__ constexpr int v_SC = 1;
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[variable.constexpr(yes, S)]
//^ witness[variable.constexpr(yes, SC)]
//^ host,device witness[variable.shared.initializer(SC, yes)]
__shared__ __managed__ constexpr int v_SM = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ host,device witness[variable.managed.space(SM)]
//^ witness[variable.constexpr(yes, S)]
//^ witness[variable.constexpr(yes, SM)]
//^ host,device witness[variable.shared.initializer(SM, yes)]
//^ host,device witness[variable.managed.type(SM, yes, no)]
__constant__ __managed__ constexpr int v_CM = 1;
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ host,device witness[variable.managed.space(CM)]
//^ witness[variable.constexpr(yes, C)]
//^ witness[variable.constexpr(yes, CM)]
//^ host,device witness[variable.managed.type(CM, yes, no)]
__device__ __shared__ __constant__ constexpr int v_DSC = 1;
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[variable.constexpr(yes, D)]
//^ witness[variable.constexpr(yes, DS)]
//^ witness[variable.constexpr(yes, DSC)]
//^ host,device witness[variable.shared.initializer(DSC, yes)]
__device__ __shared__ __managed__ constexpr int v_DSM = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ host,device witness[variable.managed.space(DSM)]
//^ witness[variable.constexpr(yes, D)]
//^ witness[variable.constexpr(yes, DS)]
//^ witness[variable.constexpr(yes, DSM)]
//^ host,device witness[variable.shared.initializer(DSM, yes)]
//^ host,device witness[variable.managed.type(DSM, yes, no)]
__device__ __constant__ __managed__ constexpr int v_DCM = 1;
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ host,device witness[variable.managed.space(DCM)]
//^ witness[variable.constexpr(yes, D)]
//^ witness[variable.constexpr(yes, DC)]
//^ witness[variable.constexpr(yes, DCM)]
//^ host,device witness[variable.managed.type(DCM, yes, no)]
__shared__ __constant__ __managed__ constexpr int v_SCM = 1;
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ host,device witness[variable.managed.space(SCM)]
//^ witness[variable.constexpr(yes, S)]
//^ witness[variable.constexpr(yes, SC)]
//^ witness[variable.constexpr(yes, SCM)]
//^ host,device witness[variable.shared.initializer(SCM, yes)]
//^ host,device witness[variable.managed.type(SCM, yes, no)]
__device__ __shared__ __constant__ __managed__ constexpr int v_DSCM = 1;
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __constant__ variable cannot be marked constexpr
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ host,device witness[variable.managed.space(DSCM)]
//^ witness[variable.constexpr(yes, D)]
//^ witness[variable.constexpr(yes, DS)]
//^ witness[variable.constexpr(yes, DSC)]
//^ witness[variable.constexpr(yes, DSCM)]
//^ host,device witness[variable.shared.initializer(DSCM, yes)]
//^ host,device witness[variable.managed.type(DSCM, yes, no)]
