/*---
says: A parameter of variadic function type.
rules: kernel.ellipsis
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k(void (*f)(int, ...));
