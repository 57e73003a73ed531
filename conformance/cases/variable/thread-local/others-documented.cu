/*---
says: The document has the check of thread_local in the handler of __device__ alone; the handlers of the other memory spaces are silent.
rules: variable.thread-local
runs: documented accept
---*/
__shared__ thread_local int a;
//^ witness[variable.thread-local(shared, yes)]
__constant__ thread_local int b;
//^ witness[variable.thread-local(constant, yes)]
__managed__ thread_local int c;
//^ witness[variable.thread-local(managed, yes)]
