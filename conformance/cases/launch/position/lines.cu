/*---
says: A launch over several lines.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
deviation: oracle=cufe host BUG host places differ
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k(int) {}
void f() {
  k
  <<<
  1,
  2
  >>>
  (
  3
  );
}
