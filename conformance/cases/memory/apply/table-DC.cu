/*---
says: Every memory space applied to a variable that is __device__ __constant__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__device__ __constant__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, D) = DC]
//^ witness[memory.space(DC) = constant]
//^ host,device witness[variable.managed.space(DC)]
//^ documented memory[vD] 0x005
__device__ __constant__ __shared__ int vS;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, S) = DSC]
//^ witness[memory.space(DSC) = constant]
//^ host,device witness[variable.managed.space(DSC)]
//^ documented error[space.conflict]
//^ documented memory[vS] 0x007
__device__ __constant__ __constant__ int vC;
//^ warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, C) = DC]
//^ witness[memory.space(DC) = constant]
//^ host,device witness[variable.managed.space(DC)]
//^ documented memory[vC] 0x005
__device__ __constant__ __managed__ int vM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.apply(DC, M) = DCM]
//^ witness[memory.space(DCM) = constant]
//^ host,device witness[variable.managed.space(DCM)]
//^ documented memory[vM] 0x105
