/*---
says: In templates a call of overloaded members, of which some are static, captures the object behind the arguments where it may mean one of the others.
rules: lambda.captures, host-output.lambda.type.this
runs: host accept
arguments: --extended-lambda
---*/
struct B { static int f(int *); int f(double); int g(int); static int g(double); int h(int); };
struct C : B {
  template <class T> void t(T q) { auto l = [=] __device__ () { f(q); }; (void)l; }
  template <class T> void u(T q) { auto l = [=] __device__ () { g(1.5); }; (void)l; }
  template <class T> void v(T q) { auto l = [=] __device__ () { g(1); }; (void)l; }
  template <class T> void w(T q) { auto l = [=] __device__ () { h(q); }; (void)l; }
};
struct D : B {
  void a() { auto l = [=] __device__ () { g(1); }; (void)l; }
  void b() { auto l = [=] __device__ () { g(1.5); }; (void)l; }
  template <class T> void v(T q) { auto l = [=] __device__ () { (void)q; g(1); (void)h(q); }; (void)l; }
  template <class T> void w(T q, int r) { auto l = [=] __device__ () { g(r); }; (void)l; }
  template <class T> void w2(T q, double r) { auto l = [=] __device__ () { g(r); }; (void)l; }
  template <class T> void w3(T q, double r) { auto l = [=] __device__ () { B::g(r); }; (void)l; }
  template <class T> void w4(T q, double r) { auto l = [=] __device__ () { g(g(r)); }; (void)l; }
};
