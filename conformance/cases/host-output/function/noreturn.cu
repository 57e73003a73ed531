/*---
says: A noreturn __device__ function.
rules: host-output.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
[[noreturn]] __device__ void f() { for (;;) {} }
