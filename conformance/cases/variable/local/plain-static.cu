/*---
says: A static variable without memory space in device code.
rules: variable.local.static
runs: host accept, device accept
---*/
__device__ void f() {
  static int x = 3;
  x++;
}
