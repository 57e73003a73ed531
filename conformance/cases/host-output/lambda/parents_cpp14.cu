/*---
says: Before C++17 an exception specification is no part of the enclosing function's type.
rules: host-output.lambda.signature
runs: host accept, documented accept
arguments: --extended-lambda --c++14
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
void f(int a) noexcept { use([=] __device__() { return a; }); }
struct S {
  void m() const noexcept(true) { use([] __device__() {}); }
  void t() throw() { use([] __device__() {}); }
};
template <class T> void g(T t) noexcept(noexcept(t + 1)) { use([=] __device__() { return t; }); }
