/*---
says: A thread_local variable in every memory space.
rules: variable.thread-local
runs: host accept, device reject
---*/
thread_local int v_none;
//^ witness[variable.thread-local(none, yes)]
__device__ thread_local int v_device;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __device__ variable
//^ witness[variable.thread-local(device, yes)]
__shared__ thread_local int v_shared;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __shared__ variable
//^ witness[variable.thread-local(shared, yes)]
__constant__ thread_local int v_constant;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __constant__ variable
//^ witness[variable.thread-local(constant, yes)]
__managed__ thread_local int v_managed;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __managed__ variable
//^ witness[variable.thread-local(managed, yes)]
