/*---
says: Every memory space applied to a variable that is __constant__ __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented reject
arguments: --diag_warning=20189
---*/
__constant__ __managed__ __device__ int vD;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[memory.apply(CM, D) = DCM]
//^ witness[memory.space(DCM) = constant]
//^ host,device witness[variable.managed.space(DCM)]
//^ documented memory[vD] 0x105
__constant__ __managed__ __shared__ int vS;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[memory.apply(CM, S) = SCM]
//^ witness[memory.space(SCM) = constant]
//^ host,device witness[variable.managed.space(SCM)]
//^ documented error[space.conflict]
//^ documented memory[vS] 0x107
__constant__ __managed__ __constant__ int vC;
//^ warning[space.duplicate]: Multiple __constant__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[memory.apply(CM, C) = CM]
//^ witness[memory.space(CM) = constant]
//^ host,device witness[variable.managed.space(CM)]
//^ documented memory[vC] 0x105
__constant__ __managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.apply(C, M) = CM]
//^ witness[memory.apply(CM, M) = CM]
//^ witness[memory.space(CM) = constant]
//^ host,device witness[variable.managed.space(CM)]
//^ documented memory[vM] 0x105
