/*---
says: A closure cannot be configured.
rules: launch.host-callee
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() {
  auto l = [](int) {};
  l<<<1, 2>>>(1);  // error[launch.host-callee]: a host function call cannot be configured
}
