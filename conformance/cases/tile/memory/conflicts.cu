/*---
says: __tile__ behind memory spaces that exclude each other is one more that conflicts with them; once more where it is repeated.
rules: tile.memory, memory.apply
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__shared__ __constant__ __attribute__((tile)) int a;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__constant__ __shared__ __attribute__((tile)) int b;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __constant__ __attribute__((tile)) __attribute__((tile)) int e;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __attribute__((tile)) int f;
