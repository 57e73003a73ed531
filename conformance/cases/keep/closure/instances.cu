/*---
says: An instance of an annotated template is annotated, whoever makes it; calls that depend on its arguments are followed in it.
rules: keep.seed, keep.closure
runs: host accept, device accept, documented accept
arguments: --relaxed_constexpr
---*/
struct Functor { constexpr int operator()() const { return 1; } };
//^ kept[Functor] definition
//^ kept[Functor::operator()] definition
struct OfPlain { constexpr int operator()() const { return 2; } };
//^ kept[OfPlain] nothing
//^ kept[OfPlain::operator()] nothing
struct Launched { constexpr int get() const { return 3; } };
//^ kept[Launched] definition
//^ kept[Launched::get] definition
constexpr int found(Launched) { return 4; }
//^ kept[found] definition
template <class F> __host__ __device__ int apply(F f) { return f(); }
template <class F> int plain(F f) { return f(); }
template <class T> __global__ void kernel(int *out) { *out = T().get() + found(T()); }
void host(int *out) {
  *out = apply(Functor()) + plain(OfPlain());
  kernel<Launched><<<1, 1>>>(out);
}
