/*---
says: The document refuses constexpr with a conflicting memory space; __device__ and __constant__ do not conflict.
rules: variable.constexpr
runs: documented reject
---*/
__device__ __constant__ constexpr int v_DC = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.constexpr(yes, DC)]
__device__ __shared__ constexpr int v_DS = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
//^ witness[memory.apply(D, S) = DS]
//^ witness[variable.constexpr(yes, DS)]
//^ documented error[variable.constexpr]
__constant__ __shared__ constexpr int v_SC = 1;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.constexpr(yes, C)]
//^ witness[memory.apply(C, S) = SC]
//^ witness[variable.constexpr(yes, SC)]
//^ documented error[space.conflict]
//^ documented error[variable.constexpr]
__device__ __constant__ __shared__ constexpr int v_DSC = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.constexpr(yes, DC)]
//^ witness[memory.apply(DC, S) = DSC]
//^ witness[variable.constexpr(yes, DSC)]
//^ documented error[space.conflict]
//^ documented error[variable.constexpr]
__device__ __managed__ constexpr int v_DM = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
//^ witness[memory.apply(D, M) = DM]
//^ witness[variable.constexpr(yes, DM)]
//^ documented error[variable.constexpr]
__constant__ __managed__ constexpr int v_CM = 1;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.constexpr(yes, C)]
//^ witness[memory.apply(C, M) = CM]
//^ witness[variable.constexpr(yes, CM)]
//^ documented error[variable.constexpr]
__device__ __constant__ __managed__ constexpr int v_DCM = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
//^ witness[memory.apply(D, C) = DC]
//^ witness[variable.constexpr(yes, DC)]
//^ witness[memory.apply(DC, M) = DCM]
//^ witness[variable.constexpr(yes, DCM)]
//^ documented error[variable.constexpr]
