/*---
says: Captures of every kind, in the order in which the wrapper holds them.
rules: host-output.lambda.type.variable, host-output.lambda.type.this, host-output.lambda.type.object, host-output.lambda.type.initialiser
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
struct S {
  int m;
  int member(int);
  void f(int a, int (&r)[2], const int c) const {
    const int k = 3;
    static int s;
    use([a, c] __device__() { return a; });
    use([=] __device__() { return m + a + r[k]; });
    use([=] __device__() { return s + sizeof(a); });
    use([=, *this] __device__() { return m; });
    use([x = a + 1, y = this->m] __device__() { return x; });
    use([=] __host__ __device__() mutable { return c; });
    use([=] __device__() -> float { return a; });
  }
};
template <class T, int N, class... P> void g(T t, P... p) {
  use([=] __device__() { return sizeof...(p) + t; });
}
