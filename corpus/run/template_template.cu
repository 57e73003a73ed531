// Template template parameters of kernels and of the classes around them: plain, packs, defaults, unnamed, nested.
#include "check.h"

template <class T> struct one { T value; };
template <class A, class B = char> struct two { A first; B second; };
template <class... T> struct some { int count = sizeof...(T); };
template <int N> struct number { int value = N; };

template <template <class> class C, class T> __global__ void wrap(C<T> c, T *out) { *out = c.value; }
template <template <class, class> class C> __global__ void pair_of(C<int, char> c, int *out) { *out = c.first + c.second; }
template <template <class...> class C, class... T> __global__ void pack_of(C<T...> c, int *out) { *out = c.count; }
template <template <int> class C, int... N> __global__ void numbers(int *out, C<N>... c) {
  int sum = 0;
  int list[] = {(sum += c.value)...};
  (void)list;
  *out = sum;
}
template <template <class> class C = one> __global__ void defaulted(int *out) { *out = 7; }
template <template <template <class> class> class Outer> __global__ void nested(int *out) { *out = Outer<one>::value; }
template <template <class> class C> struct holder { static constexpr int value = sizeof(C<int>); };
template <template <class...> class... Cs> __global__ void templates(int *out) { *out = sizeof...(Cs); }

template <template <class> class C> struct Launcher {
  template <class T> static void run(T *out, T value) {
    wrap<C, T><<<1, 1>>>(C<T>{value}, out);
    wrap<<<1, 1>>>(C<T>{value}, out);
  }
};

int main() {
  check::start("template_template");
  int *out = check::shared_value<int>();
  float *real = check::shared_value<float>();
  Launcher<one>::run(out, 3);
  check::device(check::settled(out), 3);
  Launcher<one>::run(real, 4.5f);
  check::device(check::settled(real) == 4.5f, 1);
  pair_of<<<1, 1>>>(two<int>{5, 6}, out);
  check::device(check::settled(out), 11);
  pack_of<<<1, 1>>>(some<int, char, long>(), out);
  check::device(check::settled(out), 3);
  numbers<<<1, 1>>>(out, number<3>(), number<4>());
  check::device(check::settled(out), 7);
  defaulted<><<<1, 1>>>(out);
  check::device(check::settled(out), 7);
  nested<holder><<<1, 1>>>(out);
  check::device(check::settled(out), 4);
  templates<one, two, some><<<1, 1>>>(out);
  check::device(check::settled(out), 3);
  check::host(some<int, int>().count + holder<two>::value, 2 + 8);
  return check::finish();
}
