/*---
says: A call of a constexpr host function with arguments that depend on template parameters is told in each instance, wherever it is no unevaluated operand.
rules: call.space
runs: host accept, device reject
---*/
enum Kind { first, second };
static constexpr bool of_kind(Kind) { return true; }
static constexpr int of_int(int i, bool = false) { return i; }
template <class T> static constexpr T of_type(T t) { return t; }
struct Plain {
  int i;
  constexpr Plain(int i) : i(i) {}
  constexpr int member() const { return i; }
};
template <class T> struct Templated {
  T t;
  constexpr Templated(T t) : t(t) {}
  constexpr T member() const { return t; }
  static constexpr T of_class() { return 1; }
};
template <Kind kind, int n> __global__ void values(int *p) {
  if (!of_kind(kind)) p[0] = 1;
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_kind") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_kind") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_kind") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_kind") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_kind") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_kind") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  constexpr int i = of_int(n);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  if constexpr (of_int(n) > 3) p[1] = i;
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("values") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
template <class T, int n> __global__ void types(T *p) {
  p[0] = of_type(p[0]);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[1] = of_type(n);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("types") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[2] = sizeof(of_type(n));
}
template <class T, int n> __global__ void branches(T *p) {
  int a[of_type(n)];
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[0] = sizeof(a);
  if constexpr (n == 3)
    p[2] = of_type(n);
    //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
    //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_type") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  else
    p[2] = of_int(n);
    //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
    //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("branches") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
template <class T, int n> __global__ void members(T *p) {
  Plain plain(n);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("Plain") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("Plain") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[0] = plain.member();
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("member") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("member") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  Templated<T> templated(n);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("Templated") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("Templated") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[1] = templated.member();
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("member") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("member") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[2] = Templated<T>::of_class();
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_class") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_class") from a __global__ function("members") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
template <class T, int n> __global__ void left_out(T *p) {
  p[0] = of_int(1);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[1] = n < 3 ? of_int(n) : 0;
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  p[2] = n < 4 && of_int(n);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("of_int") from a __global__ function("left_out") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
void user(int *p, short *q) {
  values<first, 8><<<1, 1>>>(p);
  values<first, 2><<<1, 1>>>(p);
  values<second, 2><<<1, 1>>>(p);
  types<int, 3><<<1, 1>>>(p);
  types<short, 4><<<1, 1>>>(q);
  branches<int, 3><<<1, 1>>>(p);
  branches<int, 4><<<1, 1>>>(p);
  members<int, 3><<<1, 1>>>(p);
  left_out<int, 3><<<1, 1>>>(p);
  left_out<int, 4><<<1, 1>>>(p);
}
