// Packs in kernels, device functions, launches and classes: expansion in every place.
#include "check.h"

template <class... T> __global__ void sum(int *out, T... values) { *out = int((0 + ... + values)); }
template <int... N> __global__ void numbers(int *out) { *out = (0 + ... + N); }
template <class First, class... Rest> __global__ void headed(int *out, First first, Rest... rest) { *out = int(first) * 10 + int(sizeof...(rest)); }
template <class... T> __global__ void pointers(int *out, T *...from) { *out = (0 + ... + *from); }
template <class... T> __device__ int each(T &&...values) { int total = 0; ((total += values), ...); return total; }
template <class T, T... Vs> __global__ void sequence(T *out) { const T list[] = {Vs...}; *out = list[sizeof...(Vs) - 1]; }
template <class... T> struct Inherit : T... {
  using T::get...;
  __host__ __device__ Inherit(T... parts) : T(parts)... {}
};
struct A { int a; __host__ __device__ int get(char) const { return a; } };
struct B { int b; __host__ __device__ int get(int) const { return b; } };
template <class... T> __global__ void inherited(int *out, Inherit<T...> all) { *out = all.get('c') * 10 + all.get(1) + each(1, 2, 3); }
template <class... A> static void forward(int *out, A... values) {
  sum<<<1, 1>>>(out, values..., 100);
  sum<A..., int><<<1, 1>>>(out, (values + 1)..., 100);
  headed<int><<<1, 1>>>(out, int(sizeof...(A)), values...);
}
template <int... N> static void expanded(int *out) { (numbers<N, 1><<<1, 1>>>(out), ...); }
template <class... F> static int called(F... functions) { return (0 + ... + functions()); }

int main() {
  check::start("parameter_packs");
  int *out = check::shared_value<int>(), *other = check::shared_value<int>();
  *other = 5;
  sum<<<1, 1>>>(out, 1, 2.5, 'a', 4L);
  check::device(check::settled(out), 1 + 2 + 'a' + 4);
  numbers<1, 2, 3><<<1, 1>>>(out);
  check::device(check::settled(out), 6);
  numbers<><<<1, 1>>>(out);
  check::device(check::settled(out), 0);
  pointers<<<1, 1>>>(out, other, other);
  check::device(check::settled(out), 10);
  sequence<int, 7, 8, 9><<<1, 1>>>(out);
  check::device(check::settled(out), 9);
  inherited<<<1, 1>>>(out, Inherit<A, B>(A{3}, B{4}));
  check::device(check::settled(out), 40);
  forward(out, 1, 2L, '3');
  check::device(check::settled(out), 33);
  expanded<4, 5>(out);
  check::device(check::settled(out), 6);
  check::host(called([] { return 1; }, [&] { return *other; }), 6);
  return check::finish();
}
