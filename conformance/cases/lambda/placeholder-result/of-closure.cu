/*---
says: The deduced return type of an extended lambda may hang on a lambda in it.
rules: lambda.restriction
runs: host accept
arguments: --extended-lambda
deviation: cufe host BUG the deduced return type of an extended lambda hangs on a lambda
---*/
void f(int y) {
  auto l = [=] __device__ (int a) -> decltype(auto) { return [=] { return y; }(); };
  (void)l;
}
