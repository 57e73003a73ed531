/*---
says: __constant__ and __shared__ exclude each other.
rules: memory.apply, space.conflict
runs: host reject, device reject
---*/
__constant__ __shared__ int a;  // error[space.conflict]: illegal combination of memory qualifiers
