/*---
says: A constexpr variable with __shared__ and __managed__; every handler that runs reports it (resolution.constexpr.each).
rules: variable.constexpr, memory.apply
runs: documented reject
---*/
__shared__ __managed__ constexpr int v_SM = 1;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.constexpr(yes, S)]
//^ documented error[variable.constexpr]
//^ witness[memory.apply(S, M) = SM]
//^ witness[variable.constexpr(yes, SM)]
//^ documented error[variable.constexpr]
__device__ __shared__ __managed__ constexpr int v_DSM = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.constexpr(yes, DS)]
//^ documented error[variable.constexpr]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[variable.constexpr(yes, DSM)]
//^ documented error[variable.constexpr]
__shared__ __constant__ __managed__ constexpr int v_SCM = 1;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.constexpr(yes, S)]
//^ documented error[variable.constexpr]
//^ witness[memory.apply(S, C) = SC]
//^ documented error[space.conflict]
//^ witness[variable.constexpr(yes, SC)]
//^ documented error[variable.constexpr]
//^ witness[memory.apply(SC, M) = SCM]
//^ documented error[space.conflict]
//^ witness[variable.constexpr(yes, SCM)]
//^ documented error[variable.constexpr]
__device__ __shared__ __constant__ __managed__ constexpr int v_DSCM = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.constexpr(yes, DS)]
//^ documented error[variable.constexpr]
//^ witness[memory.apply(DS, C) = DSC]
//^ documented error[space.conflict]
//^ witness[variable.constexpr(yes, DSC)]
//^ documented error[variable.constexpr]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ documented error[space.conflict]
//^ witness[variable.constexpr(yes, DSCM)]
//^ documented error[variable.constexpr]
