/*---
says: A plain variable with each memory space.
rules: variable.constexpr
runs: host accept, device accept, documented accept
---*/
int v_none;
//^ witness[variable.constexpr(no, none)]
__device__ int v_D;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(no, D)]
__shared__ int v_S;
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.constexpr(no, S)]
__constant__ int v_C;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.constexpr(no, C)]
__managed__ int v_M;
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
//^ witness[variable.constexpr(no, M)]
