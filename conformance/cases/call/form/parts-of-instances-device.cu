/*---
says: Constructors and destructors of instances make and end the bases and members that nothing in them names.
rules: call.form, call.space
runs: device reject
---*/
struct A { A(); ~A(); };
template <typename T> struct Member { T t; __device__ Member() {} };
template <typename T> struct Base : T { __device__ Base() {} };
template <typename T> struct Elements { T t[2]; __device__ Elements() {} };
template <typename T> struct Ended { T t; __device__ ~Ended() {} };
template <typename T> struct Named { T t; __device__ Named() : t() {} };
template <typename T> struct Plain { A t; __device__ Plain() {} };
template <typename T> struct Two { T a, b; __device__ Two() {} };
template <typename T> struct Virtual : virtual T { __device__ Virtual() {} };
template <typename T> struct Delegating { T a; __device__ Delegating() : Delegating(1) {} __device__ Delegating(int) : a() {} };
template <typename T> struct Copied { T a; __device__ Copied(const Copied &) {} __device__ Copied(int) : a() {} };
template <typename T> struct Outside { T a; __device__ Outside(); };
template <typename T> __device__ Outside<T>::Outside() {}
template <typename T> struct Held { const T &a; T *p; int n; __device__ Held(const T &r) : a(r) {} };
template <typename T> struct Derived : Member<T> { __device__ Derived() {} };
struct Implicit { A a; };
struct Holds { Implicit i; __device__ Holds() {} };
__global__ void k(A *p) {
  Member<A> m; Base<A> b; Elements<A> e; Ended<A> d; Named<A> n; Plain<A> l; Two<A> t; Virtual<A> v; Delegating<A> g;
  Copied<A> c(1); Copied<A> c2(c); Outside<A> o; Held<A> h(*p); Derived<A> r; Holds s; Member<int> i; Base<Held<int>> *q;
}
