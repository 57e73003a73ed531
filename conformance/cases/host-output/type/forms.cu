/*---
says: What the filter is not asked about stays though device code alone names it: a class with a declarator behind it, nested and local classes, templates and specialisations, unscoped enumerations; names in a lambda's body of the device are device code.
rules: host-output.type.filter.kind, output.type.call-site, output.type.device-only
arguments: --extended-lambda
runs: host accept, documented accept
---*/
int first() { return 1; }

struct Counter { int n; } counter;
typedef struct { int n; } Anonymous;
enum Plain { a, b };
struct Outer {
  struct Inner { int n; };
  int m;
};
template <class T> struct Holder { T t; };
template <> struct Holder<char> { int t; };
struct InLambda { int n; };
struct OfLambda { int n; };
extern "C" struct Linked { int n; };
extern "C" {
namespace { struct Hidden { int n; }; }
}

__device__ int all(Counter c, Anonymous x, Plain p, Outer::Inner i, Holder<char> h, Linked l, Hidden d) {
  struct Local { int n; } local{c.n};
  return local.n + x.n + p + i.n + h.t + l.n + d.n;
}
template <class F> __global__ void apply(F f, int *out) { out[0] = f(OfLambda{1}); }

int launch(int *out) {
  apply<<<1, 1>>>([=] __device__(OfLambda o) { return InLambda{o.n}.n; }, out);
  Outer outer{};
  return outer.m;
}
