/*---
says: A trailing return type void.
rules: kernel.return.void
runs: host accept, device accept
---*/
__global__ auto k() -> void {}
