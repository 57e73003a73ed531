/*---
says: An extended lambda is a seed and takes what it captures and calls; the function around it and its plain lambdas stay behind.
rules: keep.seed, keep.closure
runs: host accept, device accept, documented accept
arguments: --extended-lambda
---*/
struct Captured { int a; };
//^ kept[Captured] definition
struct Around { int a; };
//^ kept[Around] nothing
__device__ int called(int a) { return a; }
template <class F> void take(F f) {}
//^ kept[take] nothing
void host_only() {}
//^ kept[host_only] nothing
void parent() {
//^ kept[parent] nothing
  Captured captured{1};
  Around around{2};
  take([=] __device__ () { return called(captured.a); });
  //^ witness[keep.seed(extended-lambda) = definition]
  //^ kept[<unnamed>] definition
  auto plain = [=]() { host_only(); return around.a; };
  //^ witness[keep.seed(plain-lambda) = nothing]
  plain();
}
