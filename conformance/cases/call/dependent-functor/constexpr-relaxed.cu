/*---
says: A __host__ __device__ template calls a host closure whose operator() counts as constexpr.
rules: call.dependent-functor
runs: host accept, device accept
arguments: --relaxed_constexpr
---*/
void h();
template <class F> __host__ __device__ void apply(F f) {
  f();
  //^ witness[call.dependent-functor(yes, yes)]
}
void u() { apply([] { h(); }); }
