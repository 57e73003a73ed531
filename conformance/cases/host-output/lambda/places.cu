/*---
says: An annotated lambda in each place.
rules: host-output.lambda
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
int outside = use([] __device__(int a) { return a; });  // witness[host-output.lambda(device, elsewhere)]
int both = use([] __host__ __device__(int a) { return a; });  // witness[host-output.lambda(host-device, elsewhere)]
int plain = use([] __host__(int a) { return a; });  // witness[host-output.lambda(none, elsewhere)]
void f(int a) {
  use([=] __device__() { return a; });  // witness[host-output.lambda(device, host-body)]
  use([=] __host__ __device__() { return a; });  // witness[host-output.lambda(host-device, host-body)]
  use([=] __host__() { return a; });  // witness[host-output.lambda(none, host-body)]
}
__device__ constexpr int g(int a) {
  auto d = [=] __device__() { return a; };  // witness[host-output.lambda(device, device-body)]
  auto h = [=] __host__ __device__() { return a; };  // witness[host-output.lambda(host-device, device-body)]
  auto n = [=]() { return a; };  // witness[host-output.lambda(none, device-body)]
  return 1;
}
