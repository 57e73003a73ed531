/*---
says: Structured bindings and variables in every memory space.
rules: variable.structured-binding
runs: host reject, device reject
---*/
struct P { int a, b; };
auto [x_none, y_none] = P{1, 2};
//^ witness[variable.structured-binding(none, yes)]
P p_none;
//^ witness[variable.structured-binding(none, no)]
__device__ auto [x_device, y_device] = P{1, 2};
//^ error[variable.structured-binding]: The __device__ specifier is not allowed for a structured binding declaration
//^ witness[variable.structured-binding(device, yes)]
__device__ P p_device;
//^ witness[variable.structured-binding(device, no)]
__shared__ auto [x_shared, y_shared] = P{1, 2};
//^ error[variable.structured-binding]: The __shared__ specifier is not allowed for a structured binding declaration
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.structured-binding(shared, yes)]
//^ witness[variable.shared.initializer(S, yes)]
__shared__ P p_shared;
//^ witness[variable.structured-binding(shared, no)]
__constant__ auto [x_constant, y_constant] = P{1, 2};
//^ error[variable.structured-binding]: The __constant__ specifier is not allowed for a structured binding declaration
//^ witness[variable.structured-binding(constant, yes)]
__constant__ P p_constant;
//^ witness[variable.structured-binding(constant, no)]
__managed__ auto [x_managed, y_managed] = P{1, 2};
//^ error[variable.structured-binding]: The __managed__ specifier is not allowed for a structured binding declaration
//^ witness[variable.structured-binding(managed, yes)]
__managed__ P p_managed;
//^ witness[variable.structured-binding(managed, no)]
