/*---
says: A noreturn __device__ function.
rules: host-output.function
runs: host accept, documented accept
---*/
[[noreturn]] __device__ void f() { for (;;) {} }
