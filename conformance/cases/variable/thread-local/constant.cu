/*---
says: A thread_local __constant__ variable.
rules: variable.thread-local
runs: host accept, device reject
---*/
__constant__ thread_local int a;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __constant__ variable
