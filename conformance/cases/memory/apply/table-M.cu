/*---
says: Every memory space applied to a variable that is __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented accept
arguments: --diag_warning=20189
---*/
__managed__ __device__ int vD;
//^ witness[memory.apply(none, M) = M]
//^ witness[memory.apply(M, D) = DM]
//^ witness[memory.space(DM) = managed]
//^ host,device witness[variable.managed.space(DM)]
//^ documented memory[vD] 0x101
__managed__ __shared__ int vS;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, M) = M]
//^ witness[memory.apply(M, S) = SM]
//^ witness[memory.space(SM) = managed]
//^ host,device witness[variable.managed.space(SM)]
//^ documented memory[vS] 0x103
__managed__ __constant__ int vC;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, M) = M]
//^ witness[memory.apply(M, C) = CM]
//^ witness[memory.space(CM) = constant]
//^ host,device witness[variable.managed.space(CM)]
//^ documented memory[vC] 0x105
__managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ witness[memory.apply(none, M) = M]
//^ witness[memory.apply(M, M) = M]
//^ witness[memory.space(M) = managed]
//^ host,device witness[variable.managed.space(M)]
//^ documented memory[vM] 0x101
