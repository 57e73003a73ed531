/*---
says: Device code that gets storage by new from a function of the host is told where new stands, that gives it back by delete where delete stands. Host code is not, nor is a delete that finds a virtual destructor.
rules: call.form, call.space, call.callee-name
runs: device reject
---*/
typedef unsigned long sz;
struct A { int v; void *operator new(sz n); void operator delete(void *p); };
struct B { int v; void *operator new[](sz n); void *operator new[](sz n, int k); void operator delete[](void *p, sz n); };
struct P { int v; void *operator new(sz n, int k); void operator delete(void *p, int k); };
struct D { int v; __device__ void *operator new(sz n); __device__ void operator delete(void *p); };
struct N { int v; };
struct H : A { };
struct C { __device__ C(int); void *operator new(sz n); void operator delete(void *p, sz n); void operator delete(void *p); };
struct V { __device__ virtual ~V(); void operator delete(void *p); };
template <class T> struct M { T v; void *operator new(sz n); void operator delete(void *p); };
struct X { template <class T> void *operator new(sz n, T t); int v; };
void *operator new(sz n, double d);
__device__ void a1() { new A; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ device witness[call.form(allocation)]
//^ device witness[call.space(D, none, no, no)]
__device__ void a2() { new A(); new A{1}; new (A); new (A)(); new const A(); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void a3() { new A[3]; }
__device__ void a4(int n) { new B[n]; new B[2][2]; }
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
__device__ void a5() { new (1) B[2]; }
//^ error[call.host-from-device]: calling a __host__ function("B::operator new[] (unsigned long, int)") from a __device__ function("a5") is not allowed
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
__device__ void a6() { new (3) P; }
//^ error[call.host-from-device]: calling a __host__ function("P::operator new (unsigned long, int)") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "P::operator new " is undefined in device code
__device__ void a7(D *d) { new D; delete d; }
__device__ void a8() { new H; new C(1); new M<int>; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C::operator new (unsigned long)") from a __device__ function("a8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("M<int> ::operator new (unsigned long)") from a __device__ function("a8") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "C::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "M<int> ::operator new " is undefined in device code
__device__ void a9() { new (1) X; }
//^ error[call.host-from-device]: calling a __host__ function("void * X::operator new <int> (unsigned long, T1)") from a __device__ function("a9") is not allowed
//^ error[device-code.undefined]: identifier "X::operator new <int> " is undefined in device code
__device__ void b1() { new (2.0) int; ::new (2.0) N; }
//^ error[call.host-from-device]: calling a __host__ function("operator new (unsigned long, double)") from a __device__ function("b1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("operator new (unsigned long, double)") from a __device__ function("b1") is not allowed
//^ error[device-code.undefined]: identifier "operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "operator new " is undefined in device code
__device__ void b2() { ::new A; }
__device__ void b3(A *a) {
  A *b =
    new
    //^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b3") is not allowed
    //^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
    A
    ;
  delete
  //^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("b3") is not allowed
  //^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
    a;
}
__device__ void b4(A *a, B *b, H *h) { ::delete a; delete[] b; delete h; delete b; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("b4") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "B::operator delete[] " is undefined in device code
__device__ void b5(C *c, V *v, M<int> *m, const A *a) { delete c; delete v; delete m; delete a; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("b5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C::operator delete (void *)") from a __device__ function("b5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("M<int> ::operator delete (void *)") from a __device__ function("b5") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "C::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "M<int> ::operator delete " is undefined in device code
__device__ int b6() { if (0) new A; return sizeof(new A); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b6") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ A *b7(int k) { while (k) new A; return k ? new A : 0; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b7") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__global__ void g(A *a) { new A; delete a; }
//^ error[call.host-from-global]: calling a __host__ function("A::operator delete (void *)") from a __global__ function("g") is not allowed
//^ error[call.host-from-global]: calling a __host__ function("A::operator new (unsigned long)") from a __global__ function("g") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__host__ __device__ void hd(A *a) { new A; delete a; }
//^ warning[call.host-from-host-device]: calling a __host__ function("A::operator delete (void *)") from a __host__ __device__ function("hd") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("A::operator new (unsigned long)") from a __host__ __device__ function("hd") is not allowed
void h(D *d) { new D; delete d; }
template <class T> __device__ void t(T *p) { new T; delete p; new T[2]; delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("t< ::A> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("t< ::A> ") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "B::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
template __device__ void t<A>(A *);
template __device__ void t<B>(B *);
__device__ void l() { auto f = [](A *p) { new A; delete p; }; f(0); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("l()::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("l()::[lambda( ::A *) (instance 1)]::operator () const") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void m(A *p = new A);
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("n") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void n() { m(); }
