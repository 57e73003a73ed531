/*---
says: A thread_local __managed__ variable.
rules: variable.thread-local
runs: host accept, device reject
---*/
__managed__ thread_local int a;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __managed__ variable
