/*---
says: Every memory space applied to a variable that is __device__ __managed__.
rules: memory.apply, memory.space, variable.managed.space
runs: host reject, device reject, documented accept
arguments: --diag_warning=20189
---*/
__device__ __managed__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[memory.apply(DM, D) = DM]
//^ witness[memory.space(DM) = managed]
//^ host,device witness[variable.managed.space(DM)]
//^ documented memory[vD] 0x101
__device__ __managed__ __shared__ int vS;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[memory.apply(DM, S) = DSM]
//^ witness[memory.space(DSM) = managed]
//^ host,device witness[variable.managed.space(DSM)]
//^ documented memory[vS] 0x103
__device__ __managed__ __constant__ int vC;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[memory.apply(DM, C) = DCM]
//^ witness[memory.space(DCM) = constant]
//^ host,device witness[variable.managed.space(DCM)]
//^ documented memory[vC] 0x105
__device__ __managed__ __managed__ int vM;
//^ warning[space.duplicate]: Multiple __managed__ specifiers are not allowed
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[memory.apply(DM, M) = DM]
//^ witness[memory.space(DM) = managed]
//^ host,device witness[variable.managed.space(DM)]
//^ documented memory[vM] 0x101
