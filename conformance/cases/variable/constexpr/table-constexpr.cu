/*---
says: A constexpr variable in every memory space.
rules: variable.constexpr
runs: host reject, device reject, documented reject
---*/
constexpr int v_none = 1;
//^ witness[variable.constexpr(none, yes)]
__device__ constexpr int v_device = 1;
//^ witness[variable.constexpr(device, yes)]
__shared__ constexpr int v_shared = 1;
//^ error[variable.constexpr]: A __shared__ variable cannot be marked constexpr
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.constexpr(shared, yes)]
//^ host,device witness[variable.shared.initializer(shared, yes)]
//^ documented error[variable.constexpr]
__constant__ constexpr int v_constant = 1;
//^ witness[variable.constexpr(constant, yes)]
__managed__ constexpr int v_managed = 1;
//^ error[variable.constexpr]: A __managed__ variable cannot be marked constexpr
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[variable.constexpr(managed, yes)]
//^ host,device witness[variable.managed.type(managed, yes, no)]
//^ documented error[variable.constexpr]
