/*---
says: A host function template cannot be configured.
rules: launch.host-callee
runs: host reject, device reject
---*/
__global__ void k(int) {}
template <class T> void h(T);
void f() { h<<<1, 2>>>(1); }  // error[launch.host-callee]: a host function call cannot be configured
