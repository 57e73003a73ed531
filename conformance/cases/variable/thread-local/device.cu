/*---
says: A thread_local __device__ variable.
rules: variable.thread-local
runs: host accept, device reject, documented reject
---*/
__device__ thread_local int a;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __device__ variable
//^ documented error[variable.thread-local]
