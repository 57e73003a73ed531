/*---
says: Lambdas in lambdas. What an inner one captures the outer one holds, unless one between them has no default; numbers go through lambdas that stay.
rules: host-output.lambda.type.variable, host-output.lambda.tag, host-output.lambda
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
void f(int a, int b) {
  const int k = 2;
  int &r = a;
  use([=]() { use([=] __device__() { return a; }); return b; });
  use([=] __device__() { return [&] { return k; }() + a; });
  use([=] __device__() { return [a] { return a + k; }() + r; });
  use([=] __device__() { return [q = r] { return q; }() + a; });
  use([=] __device__() { return [=] { return [=] { return b; }(); }(); });
  use([=] __device__() { auto inner = [=](int k) { return k + b; }; return inner(a); });
  use([=] __device__() { use([=] __device__() { return k; }); use([=] __host__ __device__() { return r; }); });
  use([=, &b]() { return b + [=]() { return k + a; }(); });
  use([=]() { return use([=] __host__ __device__() { return b; }); });
}
