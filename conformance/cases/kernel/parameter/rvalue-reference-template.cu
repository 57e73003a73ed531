/*---
says: A forwarding reference that becomes an rvalue reference.
rules: kernel.parameter.rvalue-reference
runs: host accept, device reject
---*/
template <class T> __global__ void k(T &&x);
//^ device error[kernel.parameter.rvalue-reference]: a __global__ function cannot have a parameter with rvalue reference type
void f() {
  int i = 0;
  k<<<1, 1>>>(i);
  k<<<1, 1>>>(1);
}
