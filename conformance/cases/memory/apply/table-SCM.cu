/*---
says: Every memory space applied to a variable that is __shared__ __constant__ __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__shared__ __constant__ __managed__ __device__ int vD;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[memory.apply(SCM, D) = DSCM]
//^ witness[memory.space(DSCM) = constant]
//^ host,device witness[variable.managed.space(DSCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vD] 0x107
__shared__ __constant__ __managed__ __shared__ int vS;
//^ warning[space.duplicate]: Multiple __shared__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[memory.apply(SCM, S) = SCM]
//^ witness[memory.space(SCM) = constant]
//^ host,device witness[variable.managed.space(SCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vS] 0x107
__shared__ __constant__ __managed__ __constant__ int vC;
//^ warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[memory.apply(SCM, C) = SCM]
//^ witness[memory.space(SCM) = constant]
//^ host,device witness[variable.managed.space(SCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vC] 0x107
__shared__ __constant__ __managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.apply(S, C) = SC]
//^ witness[memory.apply(SC, M) = SCM]
//^ witness[memory.apply(SCM, M) = SCM]
//^ witness[memory.space(SCM) = constant]
//^ host,device witness[variable.managed.space(SCM)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
//^ documented memory[vM] 0x107
