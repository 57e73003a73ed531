/*---
says: Of overloaded members, of which some are static, the object is captured where the call is resolved, behind what its arguments capture.
rules: lambda.captures, host-output.lambda.type.this
runs: host accept
arguments: --extended-lambda
---*/
struct B { static int f(int *); int f(double); int g(int); static int g(double); };
struct C : B {
  int m;
  void a(int z) { auto l = [=] __device__ (int *q) { return f(q, z); }; (void)l; }
  static int f(int *, int); int f(double, int);
  void b(int z) { auto l = [=] __device__ (int *q) { return f(2.5, z) + m; }; (void)l; }
  void c(int z) { auto l = [=] __device__ (int *q) { return (f)(q, z); }; (void)l; }
};
