/*---
says: Host code gets to device functions without a word where a template, a default argument, an initialiser or an implicit member leads there; a program that calls one of them ends with exit status 1.
rules: call.context, call.space
runs: host accept, device accept
---*/
__device__ int f(int x) { return x + 1; }

template <class S> __device__ int of(S) { return S::value; }
template <class S> __device__ int named() { return S::value; }
template <class S> int by_name() { return named<S>(); }
template <class S> int by_argument(S s) { return of(s); }
template <class F> int through(F g) { return g(1); }

struct A { static const int value = 1; };
struct Less { __device__ bool operator()(int a, int b) const { return a < b; } };
template <class C> bool less(C compare) { return compare(1, 2); }

int by_default(int x = f(1)) { return x; }
int table[2] = {f(1), 2};
struct Member { int n = f(2); };

struct Made { int v; __device__ Made() : v(3) {} };
struct Holder { Made made; };
Made global_object;
int local_object() { Holder holder; return holder.made.v; }

int main() { return by_name<A>() + by_argument(A()) + through(f) + less(Less()) + by_default() + Member().n + table[0]; }
