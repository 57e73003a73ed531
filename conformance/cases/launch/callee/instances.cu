/*---
says: A callee that depends on template parameters is judged in each instance of the device pass; the host pass leaves it alone.
rules: launch.callee, launch.unconfigured
runs: host accept, device reject
deviation: oracle device N-I packs are not expanded
---*/
void host(int, int);
void some(...);
__global__ void kernel(int);
template <class T> __global__ void templated(T);
template <class T> void by_argument(T t) {
  host<<<1, 1>>>(1, t);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
  kernel(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  templated<T>(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
}
template <class T> struct Members {
  static void one(int);
  void other(int);
  static void launches(T) {
    one<<<1, 1>>>(1);  // device error[launch.host-callee]: a host function call cannot be configured
  }
  Members(int i) {
    other<<<1, 1>>>(i);  // device error[launch.host-callee]: a host function call cannot be configured
  }
};
template <class T> void qualified(T) {
  T::member<<<1, 1>>>(2);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
}
struct OfHost {
  static void member(int);
  operator int();
};
struct OfDevice {
  static __device__ void member(int);
};
template <class K, class... A> void forwarded(K k, A &&...a) {
  k<<<1, 1>>>(static_cast<A &&>(a)...);
  some<<<1, 1>>>(a...);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
}
template <class T> void not_instantiated(T t) {
  host<<<1, 1>>>(1, t);
}
void user() {
  by_argument(1);
  by_argument(OfHost());
  Members<int>::launches(1);
  Members<char> members(1);
  qualified(OfHost());
  qualified(OfDevice());
  forwarded(kernel, 1);
  forwarded(templated<char>, 'a');
}
