/*---
says: A member function that is named in an operand that is not evaluated captures the object all the same, a data member does not.
rules: lambda.captures, host-output.lambda.type.this
runs: host accept
arguments: --extended-lambda
deviation: oracle=cufe host BUG cufe captures the object where it is evaluated alone
---*/
struct B { static int f(int *); int f(double); int h(int); int m; };
struct C : B {
  void a(int z) { auto l = [=] __device__ () { return sizeof(h(1)); }; (void)l; }
  void b(int z) { auto l = [=] __device__ () { return sizeof(f(1.5)); }; (void)l; }
  void c(int z) { auto l = [=] __device__ () { return sizeof(m); }; (void)l; }
  void d(int z) { auto l = [=] __device__ () { return noexcept(f(1.5)); }; (void)l; }
  void e(int z) { auto l = [=] __device__ () { decltype(f(1.5)) q = 1; return q; }; (void)l; }
  void f2(int z) { auto l = [=] __device__ () { return sizeof(f((int *)0)); }; (void)l; }
};
