/*---
says: A member that its class declares twice.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
deviation: oracle device BUG what the language refuses counts as a redeclaration
---*/
struct M {
  void a() {}
  __device__ void a() {}  // error[c++]: invalid redeclaration of member function "M::a()" (declared at line 8)
  __device__ void b();
  void b();  // error[c++]: invalid redeclaration of member function "M::b()" (declared at line 10)
  int c();
  __device__ float c();  // error[c++]: cannot overload functions distinguished by return type alone
};
