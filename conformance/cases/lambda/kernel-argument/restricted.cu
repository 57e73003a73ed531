/*---
says: Local and private types in the template arguments of a kernel, at each launch's first instance.
rules: lambda.kernel-argument
runs: host accept, device reject
---*/
template <class T> __global__ void k(T t) {}
template <class T, class U> __global__ void two() {}
template <class T> struct Holder {};
void local() {
  struct L {
    struct M {};
  };
  enum W { w };
  k<<<1, 1>>>(L());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  k<<<1, 1>>>(L());
  k<<<1, 1>>>((const L *)nullptr);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  k<<<1, 1>>>(Holder<L>());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  k<<<1, 1>>>(W());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("W") cannot be used in the template argument type of a __global__ function template instantiation
  two<L, L::M><<<1, 1>>>();
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L::M") cannot be used in the template argument type of a __global__ function template instantiation
  (void)sizeof(&two<L, int>);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
}
class C {
  struct P {};
  enum E { e };

public:
  struct Q {};
  void members() {
    k<<<1, 1>>>(P());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    k<<<1, 1>>>(Q());
    k<<<1, 1>>>(E());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::E") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    k<<<1, 1>>>(Holder<P *>());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    two<P, P *><<<1, 1>>>();
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
  }
};
