/*---
says: A thread-local variable that becomes a device variable is refused as one.
rules: jit.variable, variable.thread-local
arguments: -default-device
runs: jit reject
---*/
thread_local int t;  // error[variable.thread-local]: cannot use thread_local specifier for a __device__ variable
