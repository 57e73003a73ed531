/*---
says: Kernels that lambdas launch are instantiated with the function around; so is what the lambdas call.
rules: launch.callee
runs: host reject, device reject
---*/
void host(int);
__device__ void device();
template <class T, bool flag> __global__ void chosen(T) {
  device<<<1, 1>>>();
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> __global__ void stored(T) {
  device<<<1, 1>>>();
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> __global__ void of_ordinary(T) {
  device<<<1, 1>>>();
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> void called(T t) {
  host<<<1, 1>>>(t);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
}
template <class T> void switches(T t, bool b) {
  [&] {
    if (b) {
      constexpr bool flag = true;
      return [&] {
        void (*kernel)(T) = &chosen<T, flag>;
        kernel<<<1, 1>>>(t);
      }();
    } else {
      constexpr bool flag = false;
      return [&] { chosen<T, flag><<<1, 1>>>(t); }();
    }
  }();
  auto closure = [=](int i) {
    stored<T><<<1, 1>>>(t);
    called(t);
  };
  closure(1);
}
void user() {
  switches(1, true);
  switches(1.0f, true);
  [&] { of_ordinary<int><<<1, 1>>>(1); }();
}
