/*---
says: Every memory space applied to a variable that is __device__.
rules: memory.apply, memory.space, variable.managed.space
runs: host accept, device accept, documented accept
arguments: --diag_warning=20189
---*/
__device__ __device__ int vD;
//^ warning[space.duplicate]: Multiple __device__ specifiers are not allowed
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, D)]
//^ witness[memory.space(D)]
//^ host,device witness[variable.managed.space(D)]
//^ documented memory[vD] 0x001
__device__ __shared__ int vS;
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, S)]
//^ witness[memory.space(DS)]
//^ host,device witness[variable.managed.space(DS)]
//^ documented memory[vS] 0x003
__device__ __constant__ int vC;
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, C)]
//^ witness[memory.space(DC)]
//^ host,device witness[variable.managed.space(DC)]
//^ documented memory[vC] 0x005
__device__ __managed__ int vM;
//^ witness[memory.apply(none, D)]
//^ witness[memory.apply(D, M)]
//^ witness[memory.space(DM)]
//^ host,device witness[variable.managed.space(DM)]
//^ documented memory[vM] 0x101
