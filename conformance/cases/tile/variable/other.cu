/*---
says: Variables of blocks in other memory spaces, in functions of tile code.
rules: tile.variable
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__attribute__((tile)) void f_T_device() {
  static __device__ int x;  // error[tile.variable]: tile functions cannot access __device__ variables
}
__attribute__((tile)) void f_T_constant() {
  static __constant__ int x;  // error[tile.variable]: tile functions cannot access __constant__ variables
}
__attribute__((tile)) void f_T_managed() {
  static __managed__ int x;  // error[tile.variable]: tile functions cannot access __managed__ variables
}
__host__ __attribute__((tile)) void f_HT_device() {
  static __device__ int x;
  //^ host error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  //^ error[tile.variable]: tile functions cannot access __device__ variables
}
__host__ __attribute__((tile)) void f_HT_constant() {
  static __constant__ int x;
  //^ host error[variable.local.static]: a static "__constant__" variable declaration is not allowed inside a host function body
  //^ error[tile.variable]: tile functions cannot access __constant__ variables
}
__host__ __attribute__((tile)) void f_HT_managed() {
  static __managed__ int x;
  //^ host error[variable.local.static]: a static "__managed__" variable declaration is not allowed inside a host function body
  //^ error[tile.variable]: tile functions cannot access __managed__ variables
}
__attribute__((tile_global)) void f_TG_device() {
  static __device__ int x;  // error[tile.variable]: tile functions cannot access __device__ variables
}
__attribute__((tile_global)) void f_TG_constant() {
  static __constant__ int x;  // error[tile.variable]: tile functions cannot access __constant__ variables
}
__attribute__((tile_global)) void f_TG_managed() {
  static __managed__ int x;  // error[tile.variable]: tile functions cannot access __managed__ variables
}
