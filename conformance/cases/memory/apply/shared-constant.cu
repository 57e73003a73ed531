/*---
says: __shared__ and __constant__ exclude each other.
rules: memory.apply, space.conflict
runs: host reject, device reject
---*/
__shared__ __constant__ int a;  // error[space.conflict]: illegal combination of memory qualifiers
