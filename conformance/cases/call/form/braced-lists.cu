/*---
says: Braced lists whose clauses are the arguments of a constructor, or of which nothing is certain: none of these leaves its space.
rules: call.form, call.space
runs: host accept, device accept
---*/
struct V {
  __device__ V(int, int);
  V(int);
  __host__ __device__ V(double, int);
  V(const char *);
};
__device__ void overloads_in_device() {
  V a{1, 2};
  V b = {1, 3};
  V c{1.0, 2};
}
void overloads_in_host() {
  V a{1};
  V b{"x"};
  V c = {1};
  V d{1.0, 2};
}
struct C {
  C(int);
  C(const C &) = default;
  __device__ C(long, long);
};
void copies_in_host(C &q) {
  C a{q};
  C b = {q};
}
__device__ void copies_in_device(C &q) {
  C a{q};
  C b = {q};
  C c{1L, 2L};
}
struct M {
  M(int);
  __device__ M();
};
typedef M Pair[2];
const int three = 3;
template <int N> __device__ void bounds() {
  M m[N];
  M n[N + 1];
}
__device__ void arrays_in_device() {
  M m[three];
  Pair p;
  bounds<2>();
}
void arrays_in_host() {
  M m[three];
  Pair p;
  static Pair q;
}
