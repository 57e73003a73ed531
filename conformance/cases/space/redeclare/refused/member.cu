/*---
says: A member that its class declares twice.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
struct M {
  void a() {}
  __device__ void a() {}  // error[c++]: invalid redeclaration of member function "M::a()" (declared at line 7)
  __device__ void b();
  void b();  // error[c++]: invalid redeclaration of member function "M::b()" (declared at line 9)
  int c();
  __device__ float c();  // error[c++]: cannot overload functions distinguished by return type alone
};
