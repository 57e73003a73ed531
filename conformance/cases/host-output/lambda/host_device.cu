/*---
says: A host-device lambda stays, in a wrapper that knows whether it is mutable and whether it is a function pointer; one without captures has no entry in the preamble of device lambdas.
rules: host-output.lambda.host-device, host-output.lambda.preamble.host-device.stateful, host-output.lambda.preamble.host-device.stateless, host-output.lambda.preamble.signature.member
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
struct S {
  int m;
  void f(int p) {
    use([=] __host__ __device__() { return m; });
    use([this, p] __host__ __device__() { return m + p; });
    use([=, *this] __host__ __device__() mutable noexcept { return m + p; });
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
  use([a] __host__ __device__(int i, ...) noexcept(true) -> long {
    for (int n = 0; n < a; ++n) i += n;
    return i;
  });
}
