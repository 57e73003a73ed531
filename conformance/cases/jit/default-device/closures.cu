/*---
says: With -default-device lambdas outside functions have device closures.
rules: jit.closure, jit.default-space
arguments: -default-device
runs: jit accept
---*/
auto l = [](int x) { return x; };
constexpr int v = [] { return 1; }();
struct S { int x = [] { return 1; }(); };
__device__ void f(int i = [] { return 1; }());
void h() {
  auto m = [] { return 1; };
  m();
}
