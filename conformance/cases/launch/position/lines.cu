/*---
says: A launch over several lines.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
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
