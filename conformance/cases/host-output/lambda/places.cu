/*---
says: An annotated lambda in each place.
rules: host-output.lambda
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
int outside = use([] __device__(int a) { return a; });  // witness[host-output.lambda(device, elsewhere) = emptied]
int both = use([] __host__ __device__(int a) { return a; });  // witness[host-output.lambda(host-device, elsewhere) = kept]
int plain = use([] __host__(int a) { return a; });  // witness[host-output.lambda(none, elsewhere) = kept]
void f(int a) {
  use([=] __device__() { return a; });  // witness[host-output.lambda(device, host-body) = device-wrapper]
  use([=] __host__ __device__() { return a; });  // witness[host-output.lambda(host-device, host-body) = host-device-wrapper]
  use([=] __host__() { return a; });  // witness[host-output.lambda(none, host-body) = kept]
}
__device__ constexpr int g(int a) {
  auto d = [=] __device__() { return a; };  // witness[host-output.lambda(device, device-body) = emptied]
  auto h = [=] __host__ __device__() { return a; };  // witness[host-output.lambda(host-device, device-body) = kept]
  auto n = [=]() { return a; };  // witness[host-output.lambda(none, device-body) = kept]
  return 1;
}
