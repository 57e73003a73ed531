/*---
says: Template arguments of the parent that are local types.
rules: lambda.restriction
runs: host accept, device reject
arguments: --extended-lambda
---*/
template <class T> void d_parent() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ witness[lambda.restriction(parent-local-argument, device)]
  (void)l;
}
void d_use() {
  struct L {};
  d_parent<L>();
}
template <class T> void hd_parent() {
  auto l = [] __host__ __device__ {};
  //^ device error[lambda.parent-local-argument]: A type local to a function ("L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ witness[lambda.restriction(parent-local-argument, host-device)]
  (void)l;
}
void hd_use() {
  struct L {};
  hd_parent<L>();
}
