/*---
says: Every memory space applied to a variable that is __device__ __shared__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__device__ __shared__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, D) = DS]
//^ witness[memory.space(DS) = shared]
//^ host,device witness[variable.managed.space(DS)]
//^ documented memory[vD] 0x003
__device__ __shared__ __shared__ int vS;
//^ warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, S) = DS]
//^ witness[memory.space(DS) = shared]
//^ host,device witness[variable.managed.space(DS)]
//^ documented memory[vS] 0x003
__device__ __shared__ __constant__ int vC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, C) = DSC]
//^ witness[memory.space(DSC) = constant]
//^ host,device witness[variable.managed.space(DSC)]
//^ documented error[space.conflict]
//^ documented memory[vC] 0x007
__device__ __shared__ __managed__ int vM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.apply(DS, M) = DSM]
//^ witness[memory.space(DSM) = managed]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vM] 0x103
