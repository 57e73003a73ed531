/*---
says: A word on a variable tells one conflict with the words before it at most; __managed__ beside another space is told once, unless __tile__ is the last word and __device__ is not written.
rules: tile.memory, memory.apply
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
deviation: cufe host@13.3- BUG two conflicts of one word, and __managed__ beside __shared__ where __tile__ is the last word
deviation: cufe device@13.3- BUG two conflicts of one word, and __managed__ beside __shared__ where __tile__ is the last word
---*/
__shared__ __constant__ __attribute__((tile)) int v0;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __device__ __managed__ __attribute__((tile)) int v1;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __attribute__((tile)) __constant__ int v2;
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __shared__ __constant__ int v3;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __constant__ __shared__ int v4;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__constant__ __attribute__((tile)) __shared__ int v5;
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __managed__ __attribute__((tile)) int v6;
__managed__ __shared__ __attribute__((tile)) int v7;
__constant__ __managed__ __attribute__((tile)) int v8;
__shared__ __attribute__((tile)) __managed__ int v9;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __shared__ __managed__ int v10;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __shared__ __managed__ __attribute__((tile)) int v11;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __managed__ __device__ __attribute__((tile)) int v12;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __managed__ __attribute__((tile)) __device__ int v13;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
__managed__ __shared__ __attribute__((tile)) __constant__ int v14;
//^ error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __constant__ __managed__ __attribute__((tile)) int v15;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
