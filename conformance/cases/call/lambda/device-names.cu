/*---
says: How the call operators of lambdas in device code are named, and which of them code is generated for.
rules: call.lambda, call.phase
runs: device reject
---*/
void h();
struct S {};
__device__ void several(int q, float &r) {
  auto l = [] { h(); };
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("several(int, float &)::[lambda() (instance 1)]::operator () const") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  auto m = [](int) { h(); };
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("several(int, float &)::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  auto n = [q] { h(); };
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("several(int, float &)::[lambda() (instance 2)]::operator () const") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  auto never = [](S &s, const int *p) mutable { h(); };
  l();
  m(1);
  n();
}
namespace ns {
__device__ int immediately() {
  return [] { h(); return 1; }();
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("ns::immediately()::[lambda() (instance 1)]::operator () const") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
}
}
__global__ void nested(int *p) {
  auto l = [&] {
    auto m = [&] { h(); };
    //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("nested(int *)::[lambda() (instance 1)]::operator ()() const::[lambda() (instance 1)]::operator () const") is not allowed
    //^ error[device-code.undefined]: identifier "h" is undefined in device code
    m();
  };
  l();
}
__device__ inline void used() { auto l = [](S &, int i) mutable { h(); }; S s; l(s, 1); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("used()::[lambda( ::S &, int) (instance 1)]::operator ()") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses() { used(); }
__device__ inline void unused() { auto l = [] { h(); }; l(); }
