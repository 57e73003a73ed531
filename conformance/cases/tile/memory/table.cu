/*---
says: __tile__ on variables, beside other memory spaces; behind those that exclude each other it is one more that conflicts with them. A word tells one conflict with the words before it at most; __managed__ beside another space is told once, unless __tile__ is the last word and __device__ is not written.
rules: tile.memory, memory.apply
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
deviation: cufe host@13.3- BUG two conflicts of one word, and __managed__ beside __shared__ where __tile__ is the last word
deviation: cufe device@13.3- BUG two conflicts of one word, and __managed__ beside __shared__ where __tile__ is the last word
---*/
__attribute__((tile)) int v1;
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
__device__ __managed__ int v2;
//^ host,device@13.3- witness[tile.memory(no, no, no)]
//^ host,device@13.3- witness[tile.memory(no, no, yes)]
__attribute__((tile)) __attribute__((tile)) int v3;
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
//^ host,device@13.3- witness[tile.memory(yes, yes, no)]
__device__ __attribute__((tile)) int v4;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.memory(no, no, no)]
//^ host,device@13.3- witness[tile.memory(yes, no, yes)]
__attribute__((tile)) __device__ int v5;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
//^ host,device@13.3- witness[tile.memory(no, yes, no)]
__constant__ __attribute__((tile)) int v6;
//^ host,device@13.3- witness[tile.memory(no, no, no)]
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
__attribute__((tile)) __constant__ int v7;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
//^ host,device@13.3- witness[tile.memory(no, yes, no)]
__shared__ __attribute__((tile)) int v8;
//^ host,device@13.3- witness[tile.memory(no, no, no)]
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
__device__ __attribute__((tile)) __constant__ int v9;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.memory(no, no, no)]
//^ host,device@13.3- witness[tile.memory(yes, no, yes)]
//^ host,device@13.3- witness[tile.memory(no, yes, yes)]
__attribute__((tile)) __device__ __attribute__((tile)) int v10;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
//^ host,device@13.3- witness[tile.memory(no, yes, no)]
//^ host,device@13.3- witness[tile.memory(yes, yes, yes)]
__constant__ __attribute__((tile)) __device__ __attribute__((tile)) int v11;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device@13.3- witness[tile.memory(no, no, no)]
//^ host,device@13.3- witness[tile.memory(yes, no, no)]
//^ host,device@13.3- witness[tile.memory(no, yes, no)]
//^ host,device@13.3- witness[tile.memory(yes, yes, yes)]
void f() {
  v1 = 3;
  //^ host warning[variable.written-by-host]: a __device__ variable "v1" cannot be directly written in a host function
  int *p = &v1;
}
__shared__ __constant__ __attribute__((tile)) int conflict_a;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__constant__ __shared__ __attribute__((tile)) int conflict_b;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __constant__ __attribute__((tile)) __attribute__((tile)) int conflict_e;
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
__shared__ __attribute__((tile)) int conflict_f;
__shared__ __constant__ __attribute__((tile)) int order_0;
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__shared__ __device__ __managed__ __attribute__((tile)) int order_1;
//^ @13.3 error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.5- error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__shared__ __attribute__((tile)) __constant__ int order_2;
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __shared__ __constant__ int order_3;
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __constant__ __shared__ int order_4;
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__constant__ __attribute__((tile)) __shared__ int order_5;
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__shared__ __managed__ __attribute__((tile)) int order_6;
__managed__ __shared__ __attribute__((tile)) int order_7;
__constant__ __managed__ __attribute__((tile)) int order_8;
__shared__ __attribute__((tile)) __managed__ int order_9;
//^ @13.3 error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.5- error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __shared__ __managed__ int order_10;
//^ @13.3 error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.5- error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__attribute__((tile)) __shared__ __managed__ __attribute__((tile)) int order_11;
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__shared__ __managed__ __device__ __attribute__((tile)) int order_12;
//^ @13.3 error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.5- error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__shared__ __managed__ __attribute__((tile)) __device__ int order_13;
//^ @13.3 error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.5- error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__managed__ __shared__ __attribute__((tile)) __constant__ int order_14;
//^ @13.3 error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.5- error[variable.managed.space]: __managed__ variables cannot be marked __shared__ or __constant__
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
__shared__ __constant__ __managed__ __attribute__((tile)) int order_15;
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
//^ @13.3 error[space.conflict]: illegal combination of memory qualifiers
//^ @13.5- error[space.conflict]: illegal combination of memory qualifiers
