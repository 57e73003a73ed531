/*---
says: __maxnreg__ alone.
rules: launch-bounds.with-maxnreg
runs: host accept, device accept
---*/
__global__ void __maxnreg__(32) k() {}
