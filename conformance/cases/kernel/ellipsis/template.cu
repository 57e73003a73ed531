/*---
says: A template with an ellipsis.
rules: kernel.ellipsis
runs: host reject, device reject
---*/
template <class T> __global__ void k(T, ...) {}  // error[kernel.ellipsis]: a __global__ function cannot have ellipsis
