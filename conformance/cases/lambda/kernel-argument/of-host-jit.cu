/*---
says: Device-only compilation looks at what the template arguments of kernels name, as the device pass does.
rules: lambda.kernel-argument
runs: jit reject
---*/
template <class T> __global__ void k(T) {}
class P {
  struct S {};
public:
  static __device__ void of_device() { (void)&k<S *>; }
  //^ error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
  //^ witness[lambda.kernel-argument(private-type)]
};
typedef enum { without_name } *E;
__device__ void of_device() {
  (void)&k<int>;
  //^ witness[lambda.kernel-argument(ordinary)]
  (void)&k<E>;
  //^ error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  //^ witness[lambda.kernel-argument(unnamed-type)]
  auto l = [] __device__() { return 1; };
  //^ @-13.3 error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
  //^ @13.4- error[lambda.disallowed-in-jit]: __host__ or __device__ annotation on lambda is not allowed in JIT mode
  (void)&k<decltype(l)>;
  //^ witness[lambda.kernel-argument(extended-closure)]
}
void of_host() {
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  struct L {};
  (void)&k<L>;
  //^ error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ witness[lambda.kernel-argument(local-type)]
  struct { int a; } u;
  (void)&k<decltype(u)>;
  //^ error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  //^ witness[lambda.kernel-argument(unnamed-local-type)]
  auto l = [] { return 1; };
  //^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  (void)&k<decltype(l)>;
  //^ error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->int", defined at of-host-jit.cu:38) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  //^ witness[lambda.kernel-argument(plain-closure)]
}
