/*---
says: Every memory space applied to a variable that is __device__ __shared__ __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__device__ __shared__ __managed__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[memory.apply(DSM, D) = DSM]
//^ witness[memory.space(DSM) = managed]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vD] 0x103
__device__ __shared__ __managed__ __shared__ int vS;
//^ warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[memory.apply(DSM, S) = DSM]
//^ witness[memory.space(DSM) = managed]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vS] 0x103
__device__ __shared__ __managed__ __constant__ int vC;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[memory.apply(DSM, C) = DSCM]
//^ witness[memory.space(DSCM) = constant]
//^ host,device witness[variable.managed.space(DSCM)]
//^ documented error[space.conflict]
//^ documented memory[vC] 0x107
__device__ __shared__ __managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[memory.apply(DSM, M) = DSM]
//^ witness[memory.space(DSM) = managed]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vM] 0x103
