/*---
says: Every memory space applied to a variable that is not annotated.
rules: memory.apply, memory.space, variable.managed.space
runs: host accept, device accept, documented accept
arguments: --diag_warning=20189
---*/
__device__ int vD;
//^ witness[memory.apply(none, D) = D]
//^ witness[memory.space(D) = device]
//^ host,device witness[variable.managed.space(D)]
//^ documented memory[vD] 0x001
__shared__ int vS;
//^ witness[memory.apply(none, S) = S]
//^ witness[memory.space(S) = shared]
//^ host,device witness[variable.managed.space(S)]
//^ documented memory[vS] 0x002
__constant__ int vC;
//^ witness[memory.apply(none, C) = C]
//^ witness[memory.space(C) = constant]
//^ host,device witness[variable.managed.space(C)]
//^ documented memory[vC] 0x004
__managed__ int vM;
//^ witness[memory.apply(none, M) = M]
//^ witness[memory.space(M) = managed]
//^ host,device witness[variable.managed.space(M)]
//^ documented memory[vM] 0x101
