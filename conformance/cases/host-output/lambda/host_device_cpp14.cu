/*---
says: Before C++17 the preamble has no call operators that never throw.
rules: lambda.preamble.noexcept, host-output.lambda.preamble.signature.member
runs: host accept, documented accept
arguments: --extended-lambda --c++14
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
struct S {
  int m;
  void f(int p) {
    use([=] __host__ __device__() { return m; });
    use([this, p] __host__ __device__() { return m + p; });
  }
};
template <class T> T g(T t) {
  use([t] __host__ __device__(T u) { return t + u; });
  return t;
}
void f(int a) {
  use([] __host__ __device__(int i) { return i; });
  use([] __device__ __host__(int i) mutable -> S { return S(); });
  use([=] __host__ __device__() {});
  use([] __host__ __device__ {});
  use([] __host__ __device__(int i) -> auto { return i; });
  use([a] __host__ __device__(int i, ...) -> long {
    for (int n = 0; n < a; ++n) i += n;
    return i;
  });
}
