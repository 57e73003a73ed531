/*---
says: The remark is off by default.
rules: launch-bounds.missing
runs: host accept, device accept
---*/
__global__ void k() {}
