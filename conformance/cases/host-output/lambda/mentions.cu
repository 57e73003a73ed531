/*---
says: What a default capture holds are the variables that the body mentions where they are evaluated, constants among them.
rules: host-output.lambda.type.variable, host-output.lambda.device, host-output.lambda.host-device
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
int outside;
void f(int a) {
  const int k = 2;
  constexpr int c = 3;
  static const int fixed = 3;
  static int kept;
  extern int elsewhere;
  thread_local int own;
  int &r = a;
  use([=] __device__() { return c + k + c; });
  use([=] __device__() { return fixed + kept + elsewhere + r + outside; });
  use([=] __device__() { return sizeof(k + a) + sizeof(int[c]) + noexcept(r); });
  use([=] __device__() { switch (a) { case k: break; } static_assert(c == 3, ""); enum { e = c }; struct X { int b : c; }; });
  use([=] __device__() { int l = a; return l + k; });
  use([=] __device__() { if (const int z = c) return z; for (int i = k; i < c; ++i) { int a = i; a++; } return a; });
  use([=] __device__(int r) { return r + a; });
  use([=] __device__(int q = 3) { return q; });
  use([=] __device__() { int a = a; return a; });
  use([=] __device__() { int local[2] = {c, r}; (void)&k; });
  use([=] __device__() { using T = decltype(a); return T(1) + use<decltype(k)>(c); });
  use([r, a] __device__() {});
  use([] __device__() { return k; });
  use([a] __host__ __device__() { return k + a; });
  try {
  } catch (int caught) {
    use([=] __device__() { return caught; });
  }
  if (int found = a) use([=] __device__() { return found; });
  else use([found] __device__() { return found; });
}
