/*---
says: decltype of variables in every memory space.
rules: variable.managed.decltype
runs: host reject, device reject
---*/
int v_none;
typedef decltype(v_none) A_none;
//^ witness[variable.managed.decltype(none, yes)]
typedef decltype((v_none)) B_none;
//^ witness[variable.managed.decltype(none, no)]
__device__ int v_device;
typedef decltype(v_device) A_device;
//^ witness[variable.managed.decltype(device, yes)]
typedef decltype((v_device)) B_device;
//^ witness[variable.managed.decltype(device, no)]
__shared__ int v_shared;
typedef decltype(v_shared) A_shared;
//^ witness[variable.managed.decltype(shared, yes)]
typedef decltype((v_shared)) B_shared;
//^ witness[variable.managed.decltype(shared, no)]
__constant__ int v_constant;
typedef decltype(v_constant) A_constant;
//^ witness[variable.managed.decltype(constant, yes)]
typedef decltype((v_constant)) B_constant;
//^ witness[variable.managed.decltype(constant, no)]
__managed__ int v_managed;
typedef decltype(v_managed) A_managed;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
//^ witness[variable.managed.decltype(managed, yes)]
typedef decltype((v_managed)) B_managed;
//^ witness[variable.managed.decltype(managed, no)]
