/*---
says: Code of the device in which device functions of deduced return type are used: lambdas in kernels, annotated lambdas, and what these hold.
rules: call.deduced-return, call.lambda
arguments: --extended-lambda
runs: host accept, device accept
---*/
__device__ auto deduced(int i) { return i; }
template <class T> __device__ auto deduced_any(T i) { return i; }
struct S {
  __device__ auto m(int i) const { return i; }
  __device__ static auto s(int i) { return i; }
  __device__ auto operator+(int i) const { return i; }
  __device__ auto operator()(int i) const { return i; }
};
__global__ void kernel() {
  auto f = [](int j) { return deduced(j); };
  f(1);
}
__device__ void in_device() {
  struct L { int n = deduced(2); };
  auto g = [] __device__(auto x) { return deduced(x); };
  g(1);
}
void in_host() {
  S s;
  auto members = [=] __device__(int i) { return s.m(i) + S::s(i) + (s + 1) + s(2); };
  auto address = [] __device__(int i) {
    auto p = &deduced;
    return p(i) + deduced_any(i) + deduced_any<int>(i);
  };
  auto generic = [] __device__(int i) {
    auto g = [](auto x) { return deduced(x); };
    return g(i);
  };
}
