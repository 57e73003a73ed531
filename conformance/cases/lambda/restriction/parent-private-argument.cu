/*---
says: Template arguments of the parent that are private member types.
rules: lambda.restriction
runs: host accept, device reject
arguments: --extended-lambda
---*/
template <class T> void d_parent() {
  auto l = [] __device__ {};
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("d_class::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ witness[lambda.restriction(parent-private-argument, device)]
  (void)l;
}
class d_class {
  struct L {};
  void use() { d_parent<L>(); }
};
template <class T> void hd_parent() {
  auto l = [] __host__ __device__ {};
  //^ device error[lambda.parent-private-argument]: A type that is a private or protected class member ("hd_class::L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
  //^ witness[lambda.restriction(parent-private-argument, host-device)]
  (void)l;
}
class hd_class {
  struct L {};
  void use() { hd_parent<L>(); }
};
