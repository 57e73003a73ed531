/*---
says: Every memory space applied to a variable that is __shared__ __constant__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__shared__ __constant__ __device__ int vD;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, D) = DSC]
//^ witness[memory.space(DSC) = constant]
//^ host,device witness[variable.managed.space(DSC)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vD] 0x007
__shared__ __constant__ __shared__ int vS;
//^ warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, S) = SC]
//^ witness[memory.space(SC) = constant]
//^ host,device witness[variable.managed.space(SC)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vS] 0x006
__shared__ __constant__ __constant__ int vC;
//^ warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, C) = SC]
//^ witness[memory.space(SC) = constant]
//^ host,device witness[variable.managed.space(SC)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vC] 0x006
__shared__ __constant__ __managed__ int vM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[memory.space(SCM) = constant]
//^ host,device witness[variable.managed.space(SCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vM] 0x107
