/*---
says: Which line is reported.
rules: variable.thread-local
runs: host accept, device reject
---*/
__device__
thread_local  // device error[variable.thread-local]: cannot use thread_local specifier for a __device__ variable
int
a;
