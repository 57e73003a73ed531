/*---
says: Types of captures behind other names, pointers to members, decltype and initialisers; types of functions are not looked at.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
template <class T> struct TW {};
template <class A, class B> struct Two {};
void f() {
  struct L {};
  L v;
  TW<L> t;
  using A = L;
  A a;
  typedef L *PL;
  PL pl = &v;
  TW<A> ta;
  decltype(v) dv;
  L (*fp)(int) = 0;
  int (*fq)(L *) = 0;
  Two<L, L> tt;
  int L::*mp = 0;
  int (L::*mf)() = 0;
  L *const *pp = 0;
  auto a4 = [a] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a5 = [pl] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a6 = [ta] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a7 = [dv] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a10 = [fp] __device__ {};
  auto a11 = [fq] __device__ {};
  auto a12 = [tt] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a13 = [mp] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a14 = [mf] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a15 = [pp] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a16 = [x = v] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a18 = [x = &v] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a19 = [&x = v] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  auto a20 = [x(t)] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto a21 = [x{v}] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
}
class P {
  struct In {};
 public:
  void m() {
    In v;
    auto l = [y = v] __host__ __device__ {};
    //^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
    auto k = [y(v)] __device__ {};
    //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  }
};
