/*---
says: What a template leaves to its instances takes no address in the template: arguments of dependent calls, operands beside dependent ones, what is returned.
rules: call.variable-access
runs: host accept
deviation: oracle host BUG it takes in templates the addresses that their instances take
---*/
__device__ __shared__ int arr[4]; __device__ __shared__ int sv;
struct Q { Q(int *); }; void pl(int *); void p2(int *, int); void p2(double *, int);
template <class T> T r1() { return &sv; }
template <class T> int *r2() { return arr + 1; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
template <class T> int *r3() { return {&sv}; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
template <class T> void c(T t) {
  t(&sv); T::f(&arr[1]); t->f(arr + 1); p2(&sv, t); dep(t, &sv); [](int *) {}(&sv);
  pl(&sv);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  p2(&sv, 1);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
}
template <class T> void o(T t, int n) {
  t = &sv; t = arr + 1; t + &sv; &sv - t; t, &sv; n ? &sv : t; t[&sv]; &sv && t;
  !&sv;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  t ? &sv : 0;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  &sv + sizeof(T);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
}
template <class T> void i() {
  T a(&sv, 1); T b{&sv}; T d = {arr + 1}; new T(&sv); Q e{&sv}; static_cast<T>(&sv); T((int *)&sv);
  T *f = &sv;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  new Q(&sv);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  (T *)&sv;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  int *g[] = {&sv};
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
}
template <class T> struct S {
  S() : t(&sv), p(&sv), q{arr + 1} {}
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  T t; int *p, *q;
  void f(int *);
  void m() { f(&sv); this->f(arr + 1); t = &sv; int *r = &sv; p = &sv; }
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
};
template int *r2<int>();
