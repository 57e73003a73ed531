/*---
says: A constexpr variable with each memory space.
rules: variable.constexpr
runs: host reject, device reject, documented reject
---*/
constexpr int v_none = 1;
//^ witness[variable.constexpr(yes, none)]
__device__ constexpr int v_D = 1;
//^ witness[memory.apply(none, D) = D]
//^ witness[variable.constexpr(yes, D)]
__shared__ constexpr int v_S = 1;
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[memory.apply(none, S) = S]
//^ witness[variable.constexpr(yes, S)]
//^ host,device witness[variable.shared.initializer(S, yes)]
//^ documented error[variable.constexpr]
__constant__ constexpr int v_C = 1;
//^ witness[memory.apply(none, C) = C]
//^ witness[variable.constexpr(yes, C)]
__managed__ constexpr int v_M = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[memory.apply(none, M) = M]
//^ host,device witness[variable.managed.space(M)]
//^ witness[variable.constexpr(yes, M)]
//^ host,device witness[variable.managed.type(M, yes, no)]
//^ documented error[variable.constexpr]
