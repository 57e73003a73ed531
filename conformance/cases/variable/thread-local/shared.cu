/*---
says: A thread_local __shared__ variable.
rules: variable.thread-local
runs: host accept, device reject
---*/
__shared__ thread_local int a;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __shared__ variable
