/*---
says: A captured type that a function declares is named without the namespaces and classes around the function.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
namespace n {
template <class T> struct H {};
void f() {
  struct L {
    struct M {};
  };
  enum W { w };
  struct {
    int a;
  } unnamed{};
  L x;
  L::M m;
  H<L> h;
  W e = w;
  auto a = [=] __device__ { (void)x; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto b = [=] __device__ { (void)m; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L::M") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto c = [=] __device__ { (void)h; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto d = [=] __device__ { (void)e; };
  //^ error[lambda.local-type-capture]: A type local to a function ("W") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto g = [=] __device__ { (void)unnamed; };
  //^ error[lambda.local-type-capture]: A type local to a function ("struct <unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
}
class C {
  class P {
  public:
    class Q {};
  };

public:
  void h(P p, P::Q q) {
    struct L {
    } l;
    auto a = [=] __device__ { (void)l; };
    //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
    auto b = [=] __device__ { (void)p; };
    //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("n::C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
    auto c = [=] __device__ { (void)q; };
    //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("n::C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  }
};
}
namespace {
void u() {
  struct L {
  } l;
  auto a = [=] __device__ { (void)l; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
}
}
