/*---
says: A __device__ function may have noexcept.
rules: kernel.exception-specification
runs: host accept, device accept, documented accept
---*/
__device__ void f() noexcept {}
