/*---
says: Enclosing functions, classes and lambdas that an extended lambda cannot have.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda --diag_warning=20178
---*/
class A { struct In { void m() { auto l = [] __device__ {}; } private: void pm() { auto l = [] __device__ {}; } struct In2 { void m() { auto l = [] __device__ {}; } }; };
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("In") with private or protected access within another class
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("In") with private or protected access within another class
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("In") with private or protected access within another class
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("In2") with private or protected access within another class
//^ error[lambda.parent-private]: The enclosing parent function ("pm") for an extended __device__ lambda cannot have private or protected access within its class
  A() { auto l = [] __device__ {}; }
  //^ error[lambda.parent-private]: The enclosing parent function ("A") for an extended __device__ lambda cannot have private or protected access within its class
  //^ error[lambda.parent-address]: The enclosing parent function ("A") for an extended __device__ lambda must allow its address to be taken
  auto dm() { auto l = [] __device__ {}; } operator int() { auto l = [] __device__ {}; return 1; } void operator+(int) { auto l = [] __device__ {}; }
  //^ error[lambda.parent-private]: The enclosing parent function ("dm") for an extended __device__ lambda cannot have private or protected access within its class
  //^ error[lambda.parent-deduced-return]: The enclosing parent function ("dm") for an extended __device__ lambda must not have deduced return type
  //^ error[lambda.parent-private]: The enclosing parent function ("operator int") for an extended __device__ lambda cannot have private or protected access within its class
  //^ error[lambda.parent-private]: The enclosing parent function ("operator+") for an extended __device__ lambda cannot have private or protected access within its class
  friend void fr() { auto l = [] __device__ {}; } template <class T> void tm(T) { auto l = [] __device__ {}; } };
  //^ host error[lambda.parent-private]: The enclosing parent function ("tm") for an extended __device__ lambda cannot have private or protected access within its class
void lc() { struct L { L() { auto l = [] __device__ {}; } static void s() { auto l = [] __device__ {}; } auto d() { auto l = [] __device__ {}; } private: void m() { auto l = [] __device__ {}; } struct N { void n() { auto l = [] __device__ {}; } }; }; struct { void u() { auto l = [] __device__ {}; } } x; }
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("N") with private or protected access within another class
//^ error[lambda.parent-address]: The enclosing parent function ("L") for an extended __device__ lambda must allow its address to be taken
//^ error[lambda.parent-local-class]: The enclosing parent function ("L") for an extended __device__ lambda must not be defined inside another function
//^ error[lambda.parent-local-class]: The enclosing parent function ("d") for an extended __device__ lambda must not be defined inside another function
//^ error[lambda.parent-deduced-return]: The enclosing parent function ("d") for an extended __device__ lambda must not have deduced return type
//^ error[lambda.parent-private]: The enclosing parent function ("m") for an extended __device__ lambda cannot have private or protected access within its class
//^ error[lambda.parent-local-class]: The enclosing parent function ("m") for an extended __device__ lambda must not be defined inside another function
//^ error[lambda.parent-local-class]: The enclosing parent function ("n") for an extended __device__ lambda must not be defined inside another function
//^ error[lambda.parent-local-class]: The enclosing parent function ("s") for an extended __device__ lambda must not be defined inside another function
//^ error[lambda.parent-unnamed-class]: The enclosing parent function ("u") for an extended __device__ lambda cannot be a member function of a class that is unnamed
//^ error[lambda.parent-local-class]: The enclosing parent function ("u") for an extended __device__ lambda must not be defined inside another function
struct { void u() { auto l = [] __device__ {}; } private: void p() { auto l = [] __device__ {}; } struct N { void n() { auto l = [] __device__ {}; } }; } uo;
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("N") with private or protected access within another class
//^ error[lambda.parent-unnamed-class]: The enclosing parent function ("p") for an extended __device__ lambda cannot be a member function of a class that is unnamed
//^ error[lambda.parent-private]: The enclosing parent function ("p") for an extended __device__ lambda cannot have private or protected access within its class
//^ error[lambda.parent-unnamed-class]: The enclosing parent function ("u") for an extended __device__ lambda cannot be a member function of a class that is unnamed
auto dd(int x) { auto l = [&x] __device__ {}; return 1; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.parent-deduced-return]: The enclosing parent function ("dd") for an extended __device__ lambda must not have deduced return type
decltype(auto) dd2() { auto l = [] __device__ {}; return 1; }
//^ error[lambda.parent-deduced-return]: The enclosing parent function ("dd2") for an extended __device__ lambda must not have deduced return type
template <class T> auto dd3(T) { auto l = [] __device__ {}; return 1; }
//^ host error[lambda.parent-deduced-return]: The enclosing parent function ("dd3") for an extended __device__ lambda must not have deduced return type
auto dd4() -> decltype(auto) { auto l = [] __device__ {}; return 1; }
//^ error[lambda.parent-deduced-return]: The enclosing parent function ("dd4") for an extended __device__ lambda must not have deduced return type
const auto &dd5(int &x) { auto l = [] __device__ {}; return x; }
//^ error[lambda.parent-deduced-return]: The enclosing parent function ("dd5") for an extended __device__ lambda must not have deduced return type
struct Ct { int q; Ct(int) { auto l = [] __device__ {}; } ~Ct() { auto l = [] __device__ {}; } };
//^ error[lambda.parent-address]: The enclosing parent function ("Ct") for an extended __device__ lambda must allow its address to be taken
//^ error[lambda.parent-address]: The enclosing parent function ("~Ct") for an extended __device__ lambda must allow its address to be taken
struct B { struct I { void m() { auto l = [] __device__ {}; } }; protected: struct J { void m() { auto l = [] __device__ {}; struct LL { void f() { auto l = [] __device__ {}; } }; } }; };
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("J") with private or protected access within another class
//^ error[lambda.parent-local-class]: The enclosing parent function ("f") for an extended __device__ lambda must not be defined inside another function
struct MyT { int v; void f() { auto l = [=] __device__ { (void)v; (void)this->v; g(); }; auto l2 = [this] __device__ { (void)v; }; auto l3 = [*this] __device__ { (void)v; }; auto l4 = [&] __device__ { (void)v; }; auto l5 = [=] __device__ { s(); }; } void g(); static void s(); };
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
//^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
auto gl = [](auto x) { auto l = [] __device__ {}; return 1; };
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
void gen() { auto g = [](auto x) { auto l = [] __device__ {}; auto k = [] { auto l = [] __device__ {}; }; }; auto g2 = [] __device__ (auto x) { auto l = [] __device__ {}; }; auto g3 = [] __host__ __device__ (auto x) { auto l = [] __device__ {}; }; auto g4 = [] __host__ __device__ { auto q = [] { auto l = [] __device__ {}; }; auto r = [] __device__ { auto s = [] __device__ {}; }; }; }
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.inside-generic-lambda]: An extended __device__ lambda cannot be defined inside a generic lambda expression("operator()").
//^ error[lambda.inside-host-device-lambda]: An extended __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
//^ error[lambda.inside-host-device-lambda]: An extended __device__ lambda cannot be defined inside an extended __host__ __device__ lambda expression("operator()").
//^ error[lambda.generic]: __host__ __device__ extended lambdas cannot be generic lambdas
auto nsl = [] { auto l = [] __device__ {}; };
//^ error[lambda.outside-function]: If an extended __device__ lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.
