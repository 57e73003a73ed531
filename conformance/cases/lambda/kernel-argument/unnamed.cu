/*---
says: Types without a name in the template arguments of a kernel; a typedef names one, and what an unnamed namespace holds has a name.
rules: lambda.kernel-argument
runs: host accept, device reject
---*/
template <class T> __global__ void k(T t) {}
typedef struct { int x; } Structure;
typedef enum { named } Enumeration;
enum { unnamed };
namespace n {
enum { inside };
struct { int q; } variable;
namespace {
struct Hidden {};
enum { hidden };
}
}
struct S {
  enum { member };
  struct { int z; } object;
};
class P {
  enum { secret };
  typedef enum { known_by_typedef } T;

public:
  void f() { k<<<1, 1>>>(secret); }
  //^ device error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("enum P::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum P::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
};
void host() {
  k<<<1, 1>>>(Structure());
  k<<<1, 1>>>(named);
  k<<<1, 1>>>(unnamed);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1, 1>>>(n::inside);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum n::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1, 1>>>(n::variable);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct n::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1, 1>>>(n::Hidden());
  k<<<1, 1>>>(n::hidden);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum n::<unnamed>::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1, 1>>>(S::member);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum S::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  S s;
  k<<<1, 1>>>(s.object);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct S::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  k<<<1, 1>>>(&s.object);
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct S::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  struct L {
    enum { local };
  };
  k<<<1, 1>>>(L::local);
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("enum L::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum L::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
}
