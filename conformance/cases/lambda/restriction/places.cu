/*---
says: The lines that restrictions are reported at.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
deviation: cufe host N-I the restrictions of extended lambdas are not diagnostics yet
deviation: cufe device N-I the restrictions of extended lambdas are not diagnostics yet
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
