/*---
says: Every memory space applied to a variable that is __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented accept
arguments: --diag_warning=20189
---*/
__managed__ __device__ int vD;
//^ witness[memory.apply(none, M)]
//^ witness[memory.apply(M, D)]
//^ witness[memory.space(DM)]
//^ host,device witness[variable.managed.space(DM)]
//^ documented memory[vD] 0x101
__managed__ __shared__ int vS;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, M)]
//^ witness[memory.apply(M, S)]
//^ witness[memory.space(SM)]
//^ host,device witness[variable.managed.space(SM)]
//^ documented memory[vS] 0x103
__managed__ __constant__ int vC;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, M)]
//^ witness[memory.apply(M, C)]
//^ witness[memory.space(CM)]
//^ host,device witness[variable.managed.space(CM)]
//^ documented memory[vC] 0x105
__managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ witness[memory.apply(none, M)]
//^ witness[memory.apply(M, M)]
//^ witness[memory.space(M)]
//^ host,device witness[variable.managed.space(M)]
//^ documented memory[vM] 0x101
