/*---
says: Every local and private type that the type of a capture names, and the instances of templates.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
deviation: cufe device BUG instances are not looked at
---*/
void a1(int x) { auto l = [&x] () __device__ {}; auto m = [y = x] () __host__ __device__ {}; }
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
auto ns = [] () __device__ {}; auto ns2 = [] () __host__ {};
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
class P { struct In { struct Nes {}; }; public: struct Q { private: struct R {}; public: struct S {}; void m() { R r; In::Nes n; S s; auto a = [r] __device__ {}; auto b = [n] __device__ {}; auto c = [s] __device__ {}; } }; template <class T> struct TP {}; void k() { TP<In> *p; TP<In::Nes> *q; auto a = [=] __device__ { (void)p; }; auto b = [=] __device__ { (void)q; }; auto c = [=] __device__ { (void)p; (void)q; }; } };
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("P::Q::R") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
template <class A, class B> struct Two {};
void m1() { class L { struct N {}; public: void f() { N n; auto a = [n] __device__ {}; } struct Pub {}; }; L::Pub pp; auto b = [pp] __device__ {}; struct L2 {}; Two<L, L2> t; auto c = [t] __device__ {}; Two<int, L2> t2; auto d = [t2] __device__ {}; int L::*mp = 0; auto e = [mp] __device__ {}; }
//^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("L2") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("L2") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("L::N") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("L::Pub") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("L::N") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.parent-local-class]: The enclosing parent function ("f") for an extended __device__ lambda must not be defined inside another function
struct ND { ND(int); };
template <class T> void t2(T t) { T a[1] = {1}; auto l = [a] __device__ {}; }
//^ device error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
//^ device error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND2") is not default constructible on the host
struct ND2 { ND2(int); };
void u2() { t2(ND(1)); t2(ND2(1)); }
template <class T> void t3(T t) { auto l = [t] __device__ {}; auto m = [=] __device__ { (void)t; }; }
//^ device error[lambda.parent-local-argument]: A type local to a function ("L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
//^ device error[lambda.parent-local-argument]: A type local to a function ("L") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda
//^ device error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ device error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
void u3() { struct L {} v; t3(v); t3(1); }
template <class T> void t4(T t) { auto l = [=] __host__ __device__ { return t.x; }; }
struct TX { int x; struct { int y; } z; union { int q; } w; enum { ee } ev; };
void u4() { t4(TX()); TX t; auto q = t.z; auto l = [=] __device__ { (void)q.y; }; auto w = t.w; auto l2 = [w] __device__ {}; auto e = t.ev; auto l3 = [e] __device__ {}; union { int z; } un; auto l4 = [un] __device__ {}; enum { e1 } en; auto l5 = [en] __device__ {}; class { int q; } cl; auto l6 = [cl] __device__ {}; }
//^ error[lambda.local-type-capture]: A type local to a function ("class <unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("enum <unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.local-type-capture]: A type local to a function ("union <unnamed>") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
