/*---
says: An instance is defined where a constant names it, too: in constexpr variables of blocks and namespaces, and in their lists.
rules: variable.shared.initializer
runs: device reject
---*/
typedef void (*Fn)(int);
template <int W> __global__ void k1(int t) { __shared__ int a = t; }
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
template <int W> inline void launch1(int g) { k1<W><<<g, 1>>>(1); }
template <bool B> void dispatch(int w) {
  static constexpr Fn fs[] = { &launch1<1>, &launch1<2> };
  fs[w](1);
}
void m1() { dispatch<true>(1); }
template <int W> __global__ void k2(int t) { __shared__ int a = t; }
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
template <int W> inline void launch2(int g) { k2<W><<<g, 1>>>(1); }
void m2() { constexpr Fn f = &launch2<1>; f(1); }
template <int W> __global__ void k3(int t) { __shared__ int a = t; }
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
template <int W> inline void launch3(int g) { k3<W><<<g, 1>>>(1); }
constexpr Fn f3 = &launch3<1>;
template <int W> __global__ void k4(int t) { __shared__ int a = t; }
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
template <int W> inline void launch4(int g) { k4<W><<<g, 1>>>(1); }
constexpr Fn f4[] = { &launch4<1> };
template <int W> __global__ void k5(int t) { __shared__ int a = t; }
template <int W> inline void launch5(int g) { k5<W><<<g, 1>>>(1); }
unsigned long m5() { return sizeof(&launch5<1>); }
