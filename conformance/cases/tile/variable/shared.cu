/*---
says: Variables of blocks in shared memory, in functions of every space.
rules: tile.variable
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
void f0() {
  __shared__ int x;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ host,device@13.3- witness[tile.variable(none)]
  //^ host,device@13.3- witness[variable.local(shared, static, host)]
}
__host__ void f1() {
  __shared__ int x;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ host,device@13.3- witness[tile.variable(H)]
  //^ host,device@13.3- witness[variable.local(shared, static, host)]
}
__device__ void f2() {
  __shared__ int x;
  //^ host,device@13.3- witness[tile.variable(D)]
  //^ host,device@13.3- witness[variable.local(shared, static, device)]
}
__host__ __device__ void f3() {
  __shared__ int x;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ host,device@13.3- witness[tile.variable(HD)]
  //^ host,device@13.3- witness[variable.local(shared, static, host-device)]
}
__global__ void f4() {
  __shared__ int x;
  //^ host,device@13.3- witness[tile.variable(G)]
  //^ host,device@13.3- witness[variable.local(shared, static, device)]
}
__attribute__((tile)) void f5() {
  __shared__ int x;
  //^ error[tile.variable]: tile functions cannot access __shared__ variables
  //^ host,device@13.3- witness[tile.variable(T)]
  //^ host,device@13.3- witness[variable.local(shared, static, device)]
}
__host__ __attribute__((tile)) void f6() {
  __shared__ int x;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[tile.variable]: tile functions cannot access __shared__ variables
  //^ host,device@13.3- witness[tile.variable(HT)]
  //^ host@13.3- witness[variable.local(shared, static, host)]
  //^ device@13.3- witness[variable.local(shared, static, host-device)]
}
__device__ __attribute__((tile)) void f7() {
  __shared__ int x;
  //^ host,device@13.3- witness[tile.variable(DT)]
  //^ host,device@13.3- witness[variable.local(shared, static, device)]
}
__host__ __device__ __attribute__((tile)) void f8() {
  __shared__ int x;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ host,device@13.3- witness[tile.variable(HDT)]
  //^ host,device@13.3- witness[variable.local(shared, static, host-device)]
}
__attribute__((tile_global)) void f9() {
  __shared__ int x;
  //^ error[tile.variable]: tile functions cannot access __shared__ variables
  //^ host,device@13.3- witness[tile.variable(TG)]
  //^ host,device@13.3- witness[variable.local(shared, static, device)]
}
