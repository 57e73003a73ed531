/*---
says: The stub file is included at the end.
rules: host-output.stub.function
runs: host accept, documented accept
---*/
__global__ void k() {}
