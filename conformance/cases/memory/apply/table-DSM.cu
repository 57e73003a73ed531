/*---
says: Every memory space applied to a variable that is __device__ __shared__ __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__device__ __shared__ __managed__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, S)]
//^ witness[memory.apply(DS, M)]
//^ witness[memory.apply(DSM, D)]
//^ witness[memory.space(DSM)]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vD] 0x103
__device__ __shared__ __managed__ __shared__ int vS;
//^ warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, S)]
//^ witness[memory.apply(DS, M)]
//^ witness[memory.apply(DSM, S)]
//^ witness[memory.space(DSM)]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vS] 0x103
__device__ __shared__ __managed__ __constant__ int vC;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, S)]
//^ witness[memory.apply(DS, M)]
//^ witness[memory.apply(DSM, C)]
//^ witness[memory.space(DSCM)]
//^ host,device witness[variable.managed.space(DSCM)]
//^ documented error[space.conflict]
//^ documented memory[vC] 0x107
__device__ __shared__ __managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, S)]
//^ witness[memory.apply(DS, M)]
//^ witness[memory.apply(DSM, M)]
//^ witness[memory.space(DSM)]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vM] 0x103
