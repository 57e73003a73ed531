/*---
says: The lines that restrictions are reported at.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void f(int x) {
  auto a = [
    &
  ] __device__ {  // error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
    return
      x;  // error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
  };
  auto b = [  // error[lambda.generic]: __host__ __device__ extended lambdas cannot be generic lambdas
    y  // error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
    = x
  ] __host__ __device__ (
    auto z) {};
  auto c = [] __device__ (
    int
  ) constexpr
  {};  // error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
  (void)a, (void)b, (void)c;
}
class p {
  p() {
    auto l = [] __device__
    (
    //^ error[lambda.parent-private]: The enclosing parent function ("p") for an extended __device__ lambda cannot have private or protected access within its class
    //^ error[lambda.parent-address]: The enclosing parent function ("p") for an extended __device__ lambda must allow its address to be taken
    )
    {};
  }
  struct q {
    auto r() {
      auto l = [] __device__
      (
      //^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("q") with private or protected access within another class
      //^ error[lambda.parent-deduced-return]: The enclosing parent function ("r") for an extended __device__ lambda must not have deduced return type
      ) mutable
      {};
      return 1;
    }
  };
};
