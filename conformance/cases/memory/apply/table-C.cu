/*---
says: Every memory space applied to a variable that is __constant__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__constant__ __device__ int vD;
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, D) = DC]
//^ witness[memory.space(DC) = constant]
//^ host,device witness[variable.managed.space(DC)]
//^ documented memory[vD] 0x005
__constant__ __shared__ int vS;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, S) = SC]
//^ witness[memory.space(SC) = constant]
//^ host,device witness[variable.managed.space(SC)]
//^ documented error[space.conflict]
//^ documented memory[vS] 0x006
__constant__ __constant__ int vC;
//^ warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, C) = C]
//^ witness[memory.space(C) = constant]
//^ host,device witness[variable.managed.space(C)]
//^ documented memory[vC] 0x004
__constant__ __managed__ int vM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[memory.space(CM) = constant]
//^ host,device witness[variable.managed.space(CM)]
//^ documented memory[vM] 0x105
