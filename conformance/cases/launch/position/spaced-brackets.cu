/*---
says: Blanks in the brackets of a launch, and line ends in the closing one.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int *, int) {}
template <int N> __global__ void kt(int *, int) {}
template <class T> struct A { static const int v = 1; };
void both(int *p, int n) { k << <n / 32, 32 >> > (p, n); }
void opening(int *p, int n) { k<< <n / 32, 32>>>(p, n); }
void closing(int *p, int n) { k<<<n / 32, 32>> >(p, n); }
void line_end(int *p, int n) {
  k << <n / 32, 32 >>
      > (p, n);
}
void tab(int *p, int n) { k <<	<n / 32, 32 >>	>	(p, n); }
void template_arguments(int *p, int n) { kt<1> << <n / 32, 32>> >(p, n); }
void shifts(int *p, int n) { kt<2> << <n >> 2, 32 << 1 >> >(p, n); }
void lists(int *p, int n) { kt<3> << <(n << 2), A<A<int> >::v >> >(p, n); }
void less(int *p, int n) { k << <(n < 3), 4 >> >(p, n); }
void nested(int *p, int n) { k << <n, [] { k << <1, 2 >> >(nullptr, 1); return 3; }() >> >(p, n); }
template <class T> void in_template(int *p, T n) { k << <n / 32, 32 >> > (p, n); }
void instance(int *p, int n) { in_template(p, n); }
bool is_none(int a, int b, int c) { return a << b > (c) && a >> b > (c); }
