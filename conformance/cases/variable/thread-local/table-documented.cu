/*---
says: The handler of __device__ refuses thread_local; __shared__, __constant__ and __managed__ alone do not reach it.
rules: variable.thread-local
runs: host accept, device reject, documented reject
---*/
__device__ thread_local int a;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __device__ variable
//^ witness[variable.thread-local(device, yes)]
//^ documented error[variable.thread-local]
thread_local int b;
//^ witness[variable.thread-local(none, yes)]
