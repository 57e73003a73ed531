/*---
says: A managed array and a managed pointer.
rules: host-output.managed.access, host-output.managed.section, host-output.managed.wrap
runs: host accept, documented accept
---*/
__managed__ int a[4];
__managed__ int *p;
void f() {
  a[1] = 2;
  p = a;
}
