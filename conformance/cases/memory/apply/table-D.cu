/*---
says: Every memory space applied to a variable that is __device__.
rules: memory.apply, memory.space, variable.managed.space
runs: host accept, device accept, documented accept
arguments: --diag_warning=20189
---*/
__device__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, D) = D]
//^ witness[memory.space(D) = device]
//^ host,device witness[variable.managed.space(D)]
//^ documented memory[vD] 0x001
__device__ __shared__ int vS;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, S) = DS]
//^ witness[memory.space(DS) = shared]
//^ host,device witness[variable.managed.space(DS)]
//^ documented memory[vS] 0x003
__device__ __constant__ int vC;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, C) = DC]
//^ witness[memory.space(DC) = constant]
//^ host,device witness[variable.managed.space(DC)]
//^ documented memory[vC] 0x005
__device__ __managed__ int vM;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.apply(D, M) = DM]
//^ witness[memory.space(DM) = managed]
//^ host,device witness[variable.managed.space(DM)]
//^ documented memory[vM] 0x101
