/*---
says: A type that a function declares is named without the namespaces and classes around the function.
rules: lambda.kernel-argument
runs: host accept, device reject
---*/
template <class T> __global__ void k(T t) {}
namespace n {
template <class T> struct Holder {};
__host__ void f() {
  struct L {
    struct M {};
  };
  enum W { w };
  k<<<1, 1>>>(L());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  k<<<1, 1>>>(L::M());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L::M") cannot be used in the template argument type of a __global__ function template instantiation
  k<<<1, 1>>>(W());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("W") cannot be used in the template argument type of a __global__ function template instantiation
  if (true) {
    struct L {};
    k<<<1, 1>>>(L());
    //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  }
  struct {
    int a;
  } unnamed{};
  k<<<1, 1>>>(unnamed);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
}
namespace m {
static __host__ void g() {
  struct L {};
  k<<<1, 1>>>(L());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
}
}
class C {
  class P {
  public:
    class Q {};
  };
  __host__ void h() {
    struct L {};
    k<<<1, 1>>>(L());
    //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
    k<<<1, 1>>>(P());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("n::C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
    k<<<1, 1>>>(P::Q());
    //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("n::C::P") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
  }
};
inline namespace i {
__host__ void v() {
  class L {
  public:
    struct R {};
  };
  k<<<1, 1>>>(L::R());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L::R") cannot be used in the template argument type of a __global__ function template instantiation
}
}
}
namespace {
__host__ void u() {
  struct L {};
  k<<<1, 1>>>(L());
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
}
}
struct G {
  __host__ G() {
    struct L {};
    k<<<1, 1>>>(L());
    //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  }
};
