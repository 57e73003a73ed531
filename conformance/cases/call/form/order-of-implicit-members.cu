/*---
says: Implicit members of classes come before those of instances of class templates, namespace by namespace; instances of member templates come elsewhere.
rules: call.form, call.space
runs: device reject
---*/
struct A { A(); ~A(); };
template <typename T> struct T1 { T a; };
struct N1 { A a; __device__ N1() {} };
namespace n {
template <typename T> struct T2 { T a; };
struct N2 { A a; __device__ N2() {} };
template <typename T> struct T3 { T a; __device__ T3() {} };
struct N3 { A a; };
}
struct N4 { A a; struct I { A a; __device__ I() {} }; };
struct N5 { A a; };
struct M { A a; template <class T> __device__ M(T) {} };
__global__ void k() { T1<A> t1; N1 n1; n::T2<A> t2; n::N2 n2; n::T3<A> t3; n::N3 n3; N4 n4; N4::I n4i; N5 n5; M m(1); }
