/*---
says: Types in the template arguments of a kernel.
rules: lambda.kernel-argument
runs: host accept, device reject
arguments: --extended-lambda
---*/
template <class T> __global__ void k(T t) {}
struct Named {};
template <class T> void use(T t) { k<<<1, 1>>>(t); }
void ordinary() {
  k<<<1, 1>>>(Named());
  //^ witness[lambda.kernel-argument(ordinary)]
}
void extended() {
  auto l = [] __device__ {};
  k<<<1, 1>>>(l);
  //^ witness[lambda.kernel-argument(extended-closure)]
}
void plain() {
  auto l = [] {};
  k<<<1, 1>>>(l);
  //^ device error[lambda.kernel-argument.closure]: The closure type for a lambda ("lambda []()->void", defined at types.cu:20) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)
  //^ witness[lambda.kernel-argument(plain-closure)]
}
void local() {
  struct L {};
  k<<<1, 1>>>(L());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ witness[lambda.kernel-argument(local-type)]
}
void unnamed() {
  struct { int x; } u = {1};
  k<<<1, 1>>>(u);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  //^ witness[lambda.kernel-argument(unnamed-local-type)]
}
class C {
  struct P {};
  void m() {
    k<<<1, 1>>>(P());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    //^ witness[lambda.kernel-argument(private-type)]
  }
};
