/*---
says: A member kernel of a local class.
rules: kernel.member
runs: host reject, device reject
---*/
void f() {
  struct L {
    __global__ void k() {}
    //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  };
}
