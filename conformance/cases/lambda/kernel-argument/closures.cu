/*---
says: Closures in the template arguments of a kernel, each instance where it is used first.
rules: lambda.kernel-argument
runs: host accept, device reject
arguments: --extended-lambda
---*/
template <class T> __global__ void k(T t) {}
template <class T, class U> __global__ void two(T t, U u) {}
auto outside = [] {};
void host(int x) {
  auto l = [x](int a, float b) { return a + x; };
  k<<<1, 1>>>(l);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int, float)->int", defined at closures.cu:11) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  k<<<1, 1>>>(l);
  k<<<1, 1>>>([] { return 1; });
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->int", defined at closures.cu:15) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  k<<<1, 1>>>(outside);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->void", defined at closures.cu:9) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  two<<<1, 1>>>(l, 1);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int, float)->int", defined at closures.cu:11) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  two<<<1, 1>>>(l, 2.0);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int, float)->int", defined at closures.cu:11) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  two<<<1, 1>>>(l, l);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int, float)->int", defined at closures.cu:11) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int, float)->int", defined at closures.cu:11) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  two<<<1, 1>>>(1, [](auto q) { return q; });
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](auto)->auto", defined at closures.cu:26) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  auto m = l;
  k<<<1, 1>>>(m);
  auto changes = [x]() mutable { return x++; };
  k<<<1, 1>>>(changes);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []() mutable->int", defined at closures.cu:30) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  auto throws = [](double) noexcept -> long { return 2; };
  k<<<1, 1>>>(throws);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](double)->long noexcept", defined at closures.cu:33) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  auto variadic = [](int, ...) {};
  k<<<1, 1>>>(variadic);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int, ...)->void", defined at closures.cu:36) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  auto pointers = [](const char *p, int &r, int *const *q) { return p; };
  k<<<1, 1>>>(pointers);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](const char *, int &, int *const *)->const char *", defined at closures.cu:39) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  auto device = [] __device__ {};
  k<<<1, 1>>>(device);
  two<<<1, 1>>>(device, l);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda [](int, float)->int", defined at closures.cu:11) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
}
template <class T> void pattern(T t) {
  auto l = [t] { return t; };
  k<<<1, 1>>>(l);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->int", defined at closures.cu:48) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
}
void instances() { pattern(1); }
