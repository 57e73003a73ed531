/*---
says: Init-captures hold the value of their initialiser, this and array elements among them, in the order in which they are written.
rules: host-output.lambda.type.initialiser, host-output.lambda.type.this, host-output.lambda.type.object
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f, int = 0) { return 0; }
struct S {
  int m;
  int a[2];
  void f(int p) {
    use([this] __device__() {});
    use([*this] __device__() mutable {});
    use([self = this, o = *this, q = p, w = a[1]] __device__() {});
    use([=, x = m] __device__() { return x + p; });
    use([=] __device__() { a[1] = 2; this->f(1); });
    use([=] __device__() { f(p); });
  }
};
void f(int a) {
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  use([=] __device__() { return grid[0][a]; });
  use([s = "str", t("a" "b"), u{a}, m = 1 + 2 * a, c = (a, 2), g = &grid[1][0]] __device__() {});
  use([x = a,
       y = a +
           1] __device__() { return x +
                                    y; },
      a);
}
