/*---
says: Lambdas wherever they can stand.
rules: jit.closure
runs: jit reject
---*/
auto l = [](int x) { return x; };
//^ jit error[jit.unannotated-variable]
//^ jit error[jit.host-closure-class]
constexpr int v = [] { return 1; }();
//^ jit error[jit.host-closure-class]
struct S { int x = [] { return 1; }(); };
//^ jit error[jit.host-closure-class]
__device__ void f(int i = [] { return 1; }());
//^ jit error[jit.host-closure-class]
__device__ void d() { auto m = [](int x) { return x; }; }
void h() {
//^ jit error[jit.unannotated-function]
  auto m = [] {};
  //^ jit error[jit.host-closure-class]
}
