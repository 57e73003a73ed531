/*---
says: A parameter of the class of a member, or of one around it, is named without the global qualifier.
rules: call.space
runs: device accept
---*/
struct Outer {
  int v;
  struct Inner {
    struct Innermost { __host__ int deep(Outer &, Inner &, Innermost *, const Outer *); };
    __host__ int of_outer(Outer &);
    __host__ int of_inner(const Inner &, Innermost);
  };
  __host__ int of_member(Inner &, Outer);
};
__host__ __device__ void f(Outer &o, Outer::Inner &i, Outer::Inner::Innermost &m) {
  i.of_outer(o);
  //^ warning[call.host-from-host-device]: calling a __host__ function("Outer::Inner::of_outer(Outer&)") from a __host__ __device__ function("f") is not allowed
  i.of_inner(i, m);
  //^ warning[call.host-from-host-device]: calling a __host__ function("Outer::Inner::of_inner(const Outer::Inner&, ::Outer::Inner::Innermost)") from a __host__ __device__ function("f") is not allowed
  o.of_member(i, o);
  //^ warning[call.host-from-host-device]: calling a __host__ function("Outer::of_member( ::Outer::Inner &, Outer)") from a __host__ __device__ function("f") is not allowed
  m.deep(o, i, &m, &o);
  //^ warning[call.host-from-host-device]: calling a __host__ function("Outer::Inner::Innermost::deep(Outer&, Outer::Inner&, Outer::Inner::Innermost*, const Outer*)") from a __host__ __device__ function("f") is not allowed
}
