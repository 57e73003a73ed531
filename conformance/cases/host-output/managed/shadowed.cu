/*---
says: A local name hides a managed variable.
rules: host-output.managed.access, host-output.managed.section
runs: host accept, documented accept
---*/
__managed__ int m;
int f(int m) { return m; }
int g() {
  int r = m;
  {
    int m = 3;
    r += m;
  }
  return r + m;
}
