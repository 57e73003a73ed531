/*---
says: A lambda without __nv_parent pragmas.
rules: lambda.multiple-parent
runs: documented accept
arguments: --extended-lambda
---*/
void f() {
  auto l = [] __device__ {};
  //^ documented witness[lambda.multiple-parent(no)]
  (void)l;
}
