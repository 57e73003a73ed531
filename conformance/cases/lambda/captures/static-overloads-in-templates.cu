/*---
says: In templates a call of overloaded members, of which some are static, captures the object behind the arguments where it may mean one of the others.
rules: lambda.captures, host-output.lambda.type.this
runs: host accept
arguments: --extended-lambda
deviation: cufe host BUG it does not know what a call in a template means
---*/
struct B { static int f(int *); int f(double); int g(int); static int g(double); int h(int); };
struct C : B {
  template <class T> void t(T q) { auto l = [=] __device__ () { f(q); }; (void)l; }
  template <class T> void u(T q) { auto l = [=] __device__ () { g(1.5); }; (void)l; }
  template <class T> void v(T q) { auto l = [=] __device__ () { g(1); }; (void)l; }
  template <class T> void w(T q) { auto l = [=] __device__ () { h(q); }; (void)l; }
};
