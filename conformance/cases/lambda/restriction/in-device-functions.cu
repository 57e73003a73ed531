/*---
says: What the space of the innermost function or lambda around makes extended, in functions of the device.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
__device__ void df(int z) {
  auto k1 = [=] __host__ __device__ {
    auto a = [&z] __device__ {};
    //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
    auto b = [&] __device__ { (void)z; };
    //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
    //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
    auto c = [y = z] __host__ __device__ {};
    //^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
    auto d = [] __host__ __device__ (auto) {};
    //^ error[lambda.generic]: __host__ __device__ extended lambdas cannot be generic lambdas
    auto q = [](auto) { auto e = [] __device__ () constexpr {}; };
    //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
    //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
    struct L { void n() { auto e = [] __device__ () constexpr {}; } };
    //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
    //^ error[lambda.parent-local-class]: The enclosing parent function ("n") for an extended __device__ lambda must not be defined inside another function
    struct M {} v;
    auto m = [v] __device__ {};
    //^ error[lambda.local-type-capture]: A type local to a function ("M") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  };
  auto k2 = [] {
    int y;
    auto a = [&y] __device__ {};
    auto b = [&] __device__ { (void)y; };
    auto d = [] __host__ __device__ (auto) {};
  };
  auto k3 = [](auto) { auto e = [] __device__ () constexpr {}; };
  auto k4 = [] __device__ { auto e = [] __device__ () constexpr {}; };
  auto k5 = [] __host__ __device__ (auto) { auto e = [] __device__ () constexpr {}; };
  //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
  //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
  struct L { void n() { auto e = [] __device__ () constexpr {}; } };
  //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
  //^ error[lambda.parent-local-class]: The enclosing parent function ("n") for an extended __device__ lambda must not be defined inside another function
  auto k6 = [] { struct L { void n() { auto e = [] __device__ () constexpr {}; } }; };
  //^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
  //^ error[lambda.parent-local-class]: The enclosing parent function ("n") for an extended __device__ lambda must not be defined inside another function
}
class C {
  __device__ void m() {
    auto k = [] __host__ __device__ {
      auto e = [] __device__ {};
      //^ error[lambda.parent-private]: The enclosing parent function ("m") for an extended __device__ lambda cannot have private or protected access within its class
      auto f = [] { auto e = [] __device__ {}; };
      //^ error[lambda.parent-private]: The enclosing parent function ("m") for an extended __device__ lambda cannot have private or protected access within its class
      auto g = [] __host__ __device__ { auto e = [] __device__ {}; };
      //^ error[lambda.inside-host-device-lambda]: An extended __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
      //^ error[lambda.parent-private]: The enclosing parent function ("m") for an extended __host__ __device__ lambda cannot have private or protected access within its class
    };
  }
};
__device__ auto dd() { auto k = [] __host__ __device__ { auto e = [] __device__ {}; }; return 1; }
//^ error[lambda.parent-deduced-return]: The enclosing parent function ("dd") for an extended __device__ lambda must not have deduced return type
void h() {
  auto k = [] __device__ { struct L { void n() { auto l = [] __device__ {}; } }; };
  //^ error[lambda.parent-local-class]: The enclosing parent function ("n") for an extended __device__ lambda must not be defined inside another function
  auto k2 = [] { struct L { __device__ void n() { auto l = [] __device__ {}; } __host__ __device__ void o() { auto l = [] __device__ {}; } }; };
  //^ error[lambda.parent-local-class]: The enclosing parent function ("o") for an extended __device__ lambda must not be defined inside another function
}
