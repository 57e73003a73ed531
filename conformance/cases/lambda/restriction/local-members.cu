/*---
says: Member functions of local classes around an extended lambda, and what breaks rules in lambdas that are refused.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
class Q1 { struct { void w() { auto l = [] __device__ {}; } } un; struct { struct Z { void w() { auto l = [] __device__ {}; } }; } un2; };
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("<unknown>") with private or protected access within another class
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("<unknown>") with private or protected access within another class
//^ error[lambda.parent-unnamed-class]: The enclosing parent function ("w") for an extended __device__ lambda cannot be a member function of a class that is unnamed
void g() {
  struct L { int w; void n() {
    auto c = [] __device__ {};
    //^ error[lambda.parent-local-class]: The enclosing parent function ("n") for an extended __device__ lambda must not be defined inside another function
    auto q = [] { auto c = [] __device__ {}; };
    //^ error[lambda.parent-local-class]: The enclosing parent function ("n") for an extended __device__ lambda must not be defined inside another function
    auto r = [] { struct N { ~N() { auto c = [] __device__ {}; } operator int() { auto c = [] __device__ {}; return 1; } void operator()() { auto c = [] __device__ {}; } }; };
    //^ error[lambda.parent-local-class]: The enclosing parent function ("operator int") for an extended __device__ lambda must not be defined inside another function
    //^ error[lambda.parent-local-class]: The enclosing parent function ("operator()") for an extended __device__ lambda must not be defined inside another function
    //^ error[lambda.parent-address]: The enclosing parent function ("~N") for an extended __device__ lambda must allow its address to be taken
    //^ error[lambda.parent-local-class]: The enclosing parent function ("~N") for an extended __device__ lambda must not be defined inside another function
  } };
  auto lam = [] { struct N { private: void u() { auto c = [] __device__ {}; } struct Q { auto v() { auto c = [] __device__ {}; } auto w() -> decltype(auto) { auto c = [] __device__ {}; } }; }; };
  //^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("Q") with private or protected access within another class
  //^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("Q") with private or protected access within another class
  //^ error[lambda.parent-private]: The enclosing parent function ("u") for an extended __device__ lambda cannot have private or protected access within its class
  //^ error[lambda.parent-local-class]: The enclosing parent function ("u") for an extended __device__ lambda must not be defined inside another function
  //^ error[lambda.parent-local-class]: The enclosing parent function ("v") for an extended __device__ lambda must not be defined inside another function
  //^ error[lambda.parent-deduced-return]: The enclosing parent function ("v") for an extended __device__ lambda must not have deduced return type
  //^ error[lambda.parent-local-class]: The enclosing parent function ("w") for an extended __device__ lambda must not be defined inside another function
  //^ error[lambda.parent-deduced-return]: The enclosing parent function ("w") for an extended __device__ lambda must not have deduced return type
  struct { struct Q { void v() { auto c = [] __device__ {}; } }; } u;
  //^ error[lambda.parent-local-class]: The enclosing parent function ("v") for an extended __device__ lambda must not be defined inside another function
  class R { struct Q { struct S { void v() { auto c = [] __device__ {}; } }; }; union { void w() { auto c = [] __device__ {}; } } un; };
  //^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("<unknown>") with private or protected access within another class
  //^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("Q") with private or protected access within another class
  //^ error[lambda.parent-local-class]: The enclosing parent function ("v") for an extended __device__ lambda must not be defined inside another function
  //^ error[lambda.parent-unnamed-class]: The enclosing parent function ("w") for an extended __device__ lambda cannot be a member function of a class that is unnamed
  //^ error[lambda.parent-local-class]: The enclosing parent function ("w") for an extended __device__ lambda must not be defined inside another function
}
void f(int x) {
  auto g = [](auto q, int y) {
    auto a = [=] __device__ { if constexpr (true) (void)y; };
    //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
    //^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
    auto b = [&] __device__ { (void)y; (void)y; };
    //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
    //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
    auto c = [&] __device__ {};
    //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
    auto d = [&] __device__ { auto z = [&] { (void)y; }; };
    //^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
    //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  };
  auto k = [=] __host__ __device__ { struct L {} v; auto a = [=] __device__ { (void)v; }; auto b = [v] __device__ {}; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.inside-host-device-lambda]: An extended __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
  //^ error[lambda.inside-host-device-lambda]: An extended __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
}
auto ns = [] { struct L {} v; auto a = [=] __device__ { (void)v; }; };
//^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
auto ns1 = [] __host__ __device__ { auto e = [] __device__ () constexpr {}; auto d = [] __host__ __device__ (auto) {}; };
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
//^ error[lambda.outside-function]: If an extended __host__ __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
//^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
//^ error[lambda.generic]: __host__ __device__ extended lambdas cannot be generic lambdas
auto ns2 = [] __device__ { auto e = [] __device__ () constexpr {}; };
auto f4() -> const auto & { auto l = [] __device__ {}; static int x; return x; }
//^ error[lambda.parent-deduced-return]: The enclosing parent function ("f4") for an extended __device__ lambda must not have deduced return type
