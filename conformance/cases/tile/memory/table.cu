/*---
says: __tile__ on variables, beside other memory spaces; behind those that exclude each other it is one more that conflicts with them.
rules: tile.memory, memory.apply
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
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
