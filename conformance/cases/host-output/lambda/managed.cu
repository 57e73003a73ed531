/*---
says: Managed variables, launches and other lambdas in what a wrapper writes again: the value of an init-capture, a return type, the body that stays.
rules: host-output.lambda.device, host-output.lambda.host-device, host-output.lambda.type.initialiser, host-output.managed.access
runs: host accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
template <class F> __global__ void k(F f) { f(); }
__device__ int on_device;
__managed__ int managed;
__global__ void plain() {}
void f(int a) {
  k<<<1, 1>>>([=] __device__() { on_device = a; });
  k<<<a, [=] { return a; }()>>>([=] __host__ __device__() { managed = a; });
  use([v = managed + a, w = sizeof(managed)] __device__() { return managed; });
  use([=] __host__ __device__() { plain<<<1, 1>>>(); });
}
template <class T> void g(T a) {
  if constexpr (sizeof(T) == 1) { use([=] __device__() { return a; }); } else { k<<<1, 1>>>([=] __device__(int) { return a; }); }
  use([=] __device__() { return a; });
}
struct S {
  int x = use([] __device__() { return 1; });
  void f(int q = use([] __device__() { return 2; })) {
    auto l = [this] __device__() { return x; };
    k<<<1, 1>>>(l);
  }
};
