/*---
says: Every memory space applied to a variable that is __device__ __shared__ __constant__ __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__device__ __shared__ __constant__ __managed__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[memory.apply(DSCM, D) = DSCM]
//^ witness[memory.space(DSCM) = constant]
//^ host,device witness[variable.managed.space(DSCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vD] 0x107
__device__ __shared__ __constant__ __managed__ __shared__ int vS;
//^ warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[memory.apply(DSCM, S) = DSCM]
//^ witness[memory.space(DSCM) = constant]
//^ host,device witness[variable.managed.space(DSCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vS] 0x107
__device__ __shared__ __constant__ __managed__ __constant__ int vC;
//^ warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[memory.apply(DSCM, C) = DSCM]
//^ witness[memory.space(DSCM) = constant]
//^ host,device witness[variable.managed.space(DSCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vC] 0x107
__device__ __shared__ __constant__ __managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.apply(DSC, M) = DSCM]
//^ witness[memory.apply(DSCM, M) = DSCM]
//^ witness[memory.space(DSCM) = constant]
//^ host,device witness[variable.managed.space(DSCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vM] 0x107
