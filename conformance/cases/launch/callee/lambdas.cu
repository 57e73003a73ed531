/*---
says: Kernels that lambdas launch are instantiated with the function around; so is what the lambdas call.
rules: launch.callee
runs: host reject, device reject, jit reject
---*/
void host(int);
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ void device();
template <class T, bool flag> __global__ void chosen(T) {
  device<<<1, 1>>>();
  //^ host,device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> __global__ void stored(T) {
  device<<<1, 1>>>();
  //^ host,device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> __global__ void of_ordinary(T) {
  device<<<1, 1>>>();
  //^ host,device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
template <class T> void called(T t) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  host<<<1, 1>>>(t);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
}
template <class T> void switches(T t, bool b) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  [&] {
  //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
    if (b) {
      constexpr bool flag = true;
      return [&] {
      //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
        void (*kernel)(T) = &chosen<T, flag>;
        kernel<<<1, 1>>>(t);
      }();
    } else {
      constexpr bool flag = false;
      return [&] { chosen<T, flag><<<1, 1>>>(t); }();
      //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
    }
  }();
  auto closure = [=](int i) {
  //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
    stored<T><<<1, 1>>>(t);
    called(t);
  };
  closure(1);
}
void user() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  switches(1, true);
  switches(1.0f, true);
  [&] { of_ordinary<int><<<1, 1>>>(1); }();
  //^ jit error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
}
