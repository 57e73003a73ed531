/*---
says: A local name hides a managed variable.
rules: host-output.managed.access, host-output.managed.section
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
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
