/*---
says: Whether a lambda captures the object is for overload resolution to say where some of the member functions are static.
rules: lambda.captures, host-output.lambda.type.this
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct Base { static int f(int *); int f(double); };
struct Class {
  static void f(int); void f(double);
  template <class T> static int g(T *); int g(double);
  void statically() { auto l = [=] __device__ () { f(1); }; (void)l; }
  void of_the_object() { auto l = [=] __device__ (double q) { f(q); f(2); }; (void)l; }
  void qualified() { auto l = [=] __device__ () { Class::f(1); }; (void)l; }
  void of_a_template() { auto l = [=] __device__ (int *q) { return g(q); }; (void)l; }
  void in_a_lambda() { auto l = [=] __device__ (int q) { return [=] { f(q); }(); }; (void)l; }
};
struct Derived : Base {
  void of_the_base() { auto l = [=] __device__ (int *q) { return f(q); }; (void)l; }
  void of_the_base_object() { auto l = [=] __device__ (int *q) { return f(q) + f(2.5); }; (void)l; }
};
