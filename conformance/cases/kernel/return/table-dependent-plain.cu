/*---
says: A kernel template whose return type is dependent.
rules: kernel.return
runs: host accept, device accept, documented accept
---*/
template <class T> __global__ T k() { return T(); }
//^ witness[kernel.return(template, dependent, no)]
