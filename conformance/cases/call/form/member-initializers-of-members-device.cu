/*---
says: What the default member initialisers of instances call and name, by constructors, lists and implicit constructors.
rules: call.form, call.space, call.variable
runs: device reject
---*/
int h(int);
int hv;
__device__ int d(int);
template <typename T> int ht(T) { return 1; }
struct A { int v; A(int); A(); __device__ ~A(); };
template <typename T> struct C1 { int m = h(1); __device__ C1() {} };
template <typename T> struct C2 { T m = ht<T>(1); __device__ C2() {} };
template <typename T> struct C3 { T m = ht(T()); };
template <typename T> struct C4 { T m = T(1); };
template <typename T> struct C5 { T m{1}; __device__ C5(int) {} __device__ C5() : m(2) {} };
template <typename T> struct C6 { int m = hv; __device__ C6() {} };
template <typename T> struct C7 { int a; int m = h(a); };
template <typename T> struct C8 { C7<T> a; };
template <typename T> struct C9 : C3<T> { };
template <typename T> struct C10 { T m = h(1); template <typename U> __device__ C10(U) {} };
template <typename T> struct C11 { struct I { T m = h(1); }; };
template <typename T, typename U> struct C12 { T m = h(1); };
template <typename U> struct C12<int, U> { int m = h(2); };
template <typename T> struct C13 { int (*p)(int) = h; __device__ C13() {} };
template <typename T> struct C14 { int m = h(1); __device__ C14() : m(1) {} __device__ C14(int) : C14() {} };
template <typename T> struct C15 { int m = d(1); int n = sizeof(h(1)); __device__ C15(); };
template <typename T> __device__ C15<T>::C15() {}
template <typename T> struct C16 { int m = h(1); C16() {} };
struct C17 { int m = h(1); template <typename T> __device__ C17(T) {} };
__global__ void k() {
  C1<int> c1; C2<int> c2; C3<int> c3; C4<A> c4; C5<A> c5(1); C6<int> c6; C7<int> c7{1}; C8<long> c8; C9<short> c9; C10<int> c10(1);
  C11<int>::I c11; C12<int, char> c12; C12<char, char> c12a; C13<int> c13; C14<int> c14(1); C15<int> c15; C16<int> *c16; C17 c17(1);
}
