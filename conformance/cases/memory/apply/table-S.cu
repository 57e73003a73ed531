/*---
says: Every memory space applied to a variable that is __shared__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__shared__ __device__ int vD;
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, D) = DS]
//^ witness[memory.space(DS) = shared]
//^ host,device witness[variable.managed.space(DS)]
//^ documented memory[vD] 0x003
__shared__ __shared__ int vS;
//^ warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, S) = S]
//^ witness[memory.space(S) = shared]
//^ host,device witness[variable.managed.space(S)]
//^ documented memory[vS] 0x002
__shared__ __constant__ int vC;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.space(SC) = constant]
//^ host,device witness[variable.managed.space(SC)]
//^ documented error[space.conflict]
//^ documented memory[vC] 0x006
__shared__ __managed__ int vM;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, M) = SM]
//^ witness[memory.space(SM) = managed]
//^ host,device witness[variable.managed.space(SM)]
//^ documented memory[vM] 0x103
