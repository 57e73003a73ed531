/*---
says: Unnamed types that are local or private in captures, and other unnamed ones, of which nothing is said.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
enum { anywhere };
struct S {
  struct { int z; } m;
  enum { member };
};
class P {
  struct { int y; } m;
  enum { secret };

public:
  void f() {
    auto a = m;
    auto b = secret;
    auto l = [a] __device__ {};
    //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("struct P::<unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
    auto q = [b] __device__ {};
    //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("enum P::<unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  }
};
void host(S s) {
  auto c = anywhere;
  auto d = S::member;
  auto e = s.m;
  auto l = [c, d, e] __device__ {};
  struct {
    int q;
    struct { int r; } n;
  } un;
  auto g = un.n;
  auto inner = [g] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("struct <unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("struct <unnamed>::<unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto outer = [un] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("struct <unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
}
