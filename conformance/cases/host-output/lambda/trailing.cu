/*---
says: A return type that is written is kept, unless it names a parameter of the lambda.
rules: host-output.lambda.tag.trailing-return, host-output.lambda.preamble.device.trailing-return
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
struct S {
  int i;
};
template <class F> int use(F f) { return 0; }
template <class T> void g(T t) {
  use([t] __device__() -> T { return t; });
  use([=] __device__(T u) -> decltype(t) { return t; });
  use([=] __device__(T u) -> decltype(u) { return t; });
}
void f(int a, S i) {
  use([] __device__() -> void {});
  use([a] __device__(int i) -> decltype(i) { return a; });
  use([a] __device__(int b) -> decltype(a) { return a; });
  use([a] __device__(int i) -> const S * const { return 0; });
  use([a] __device__(int *i) -> int (*)(int) { return 0; });
  use([=] __device__(int b) mutable -> decltype(i) & { return i; });
}
