/*---
says: A member kernel of a local class.
rules: kernel.member
runs: host reject, device reject
deviation: cufe host N-I does not report kernel.member
deviation: cufe device N-I does not report kernel.member
---*/
void f() {
  struct L {
    __global__ void k() {}
    //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  };
}
