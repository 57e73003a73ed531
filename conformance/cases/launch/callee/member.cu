/*---
says: A member function cannot be configured.
rules: launch.host-callee
runs: host reject, device reject
---*/
__global__ void k(int) {}
struct S { void m(int); };
void f(S s) { s.m<<<1, 2>>>(1); }  // error[c++]: a pointer to a bound function may only be used to call the function
