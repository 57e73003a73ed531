/*---
says: With -default-device unannotated variables are device variables; a block-scope extern declaration is still refused.
rules: jit.variable, jit.default-space, jit.static-data-member
arguments: -default-device
runs: jit reject
deviation: cufe jit N-I what code does with variables that blocks declare extern is not looked at
---*/
int v;
static int s = 1;
const int c = 3;
int a[4];
extern int e;
struct S {
  static int m;
  static const int n = 1;
};
int S::m = 2;
__global__ void k() {
  extern int z;
  //^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
  v = s + a[0] + S::m + z;
  //^ @-13.1 warning[variable.read-by-device]: a host variable "z" cannot be directly read in a device function
  //^ @13.2- warning[variable.read-by-device]: a host variable "z" cannot be directly read in a __device__/__global__ function
}
