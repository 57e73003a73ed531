/*---
says: A launch in a return statement.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k(int) {}
void f() { return k<<<1, 2>>>(3); }
