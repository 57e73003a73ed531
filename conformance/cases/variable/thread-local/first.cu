/*---
says: thread_local before the attribute.
rules: variable.thread-local
runs: host accept, device reject, documented reject
---*/
thread_local __device__ int a;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __device__ variable
//^ documented error[variable.thread-local]
