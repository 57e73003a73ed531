/*---
says: Pointers, references to pointers and arrays of objects are not converted, nor are objects that an operator takes as they are.
rules: call.form
runs: host accept, device accept
---*/
struct M { operator int() const; explicit operator bool() const; };
struct N { operator int() const; };
template <class T> __host__ __device__ bool operator<(const T &, const T &) { return true; }
__host__ __device__ bool operator==(const N &, int);
struct F {
  operator int() const;
  friend __host__ __device__ int operator+(const F &, int) { return 1; }
};
__device__ bool pointers(M **p, M *q[2], M *&r, M (&a)[2], M *const *s) {
  if (*p || q[0] || r || a || *s) return true;
  return !*p && !r;
}
__device__ bool operators(const N &n, const F &f) { return n == 1 && n < n && f + 1; }
__device__ void functions(N (*f)(), N N::*m) {
  if (f) return;
  if (m) return;
}
__device__ N given(N &n) { return n; }
__device__ void fields() {
  struct S { N n; M m; } s{};
  (void)s;
}
