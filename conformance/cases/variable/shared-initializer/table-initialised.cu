/*---
says: A variable in every memory space with an initialiser.
rules: variable.shared.initializer
runs: host reject, device reject
---*/
int v_none = 1;
//^ witness[variable.shared.initializer(none, yes)]
__device__ int v_device = 1;
//^ witness[variable.shared.initializer(device, yes)]
__shared__ int v_shared = 1;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.shared.initializer(shared, yes)]
__constant__ int v_constant = 1;
//^ witness[variable.shared.initializer(constant, yes)]
__managed__ int v_managed = 1;
//^ witness[variable.shared.initializer(managed, yes)]
