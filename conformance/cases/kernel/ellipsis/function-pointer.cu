/*---
says: A parameter of variadic function type.
rules: kernel.ellipsis
runs: host accept, device accept, documented accept
---*/
__global__ void k(void (*f)(int, ...));
