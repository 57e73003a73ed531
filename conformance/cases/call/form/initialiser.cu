/*---
says: What looks like a function until an item of the list is an expression is an object, whose initialiser calls.
rules: call.space
runs: host reject, device accept
---*/
struct A { A(int, int = 0, int = 0); A(const A &); };
struct O { int f() const; };
using T = int;
template <class U> struct V { using X = int; };
__device__ int d(int = 0);
int n, m;
void second() { A a(int(n), d()); }
void third() { A a(int(n), T(m), d()); }
void member() { O o; A a(int(n), o.f(), d()); }
void sum() { A a(int(n), T(m) + d()); }
void deref(int *p) { A a(T(*p + d()), 1); }
void cast_of_call() { A a(T(d()), int(m)); }
void lambda() { A a(int(n), [] { return 1; }(), d()); }
void parentheses() { A a((int(n)), int(d())); }
void dependent_name() { A a(V<A>::X(n), d()); }
void type_of() { A a(decltype(n)(m), d()); }
void nested() { A a(A(int(n), d())); }
void literal() { A a(T(1), d()); }
void grid() { dim3 g(int(n), 1, d()); }
A at_namespace_scope(int(n), T(m), 1);
template <class U> void in_template(U u) { A a(int(u), d()); }
template <class... U> void with_pack(U... u) { A a(u..., d()); }
