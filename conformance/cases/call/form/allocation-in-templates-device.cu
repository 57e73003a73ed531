/*---
says: Functions of bases that hang on template parameters, of what instances make and end.
rules: call.form, call.callee-name
runs: device reject
---*/
typedef unsigned long sz;
struct A { int v; void *operator new(sz n); void operator delete(void *p); void *operator new[](sz n); void operator delete[](void *p); };
template <class T> struct B { T v; void *operator new(sz n); void operator delete(void *p); void *operator new[](sz n); void operator delete[](void *p); };
template <class T> struct C : B<T> { T w; };
template <class T> struct D : C<T *> { __device__ D(); __device__ ~D(); __device__ D *make() { return new D; } __device__ void end() { delete this; } };
//^ error[call.host-from-device]: calling a __host__ function("B<int *> ::operator delete (void *)") from a __device__ function("D<int> ::end") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("B<int *> ::operator new (unsigned long)") from a __device__ function("D<int> ::make") is not allowed
//^ error[device-code.undefined]: identifier "B<int *> ::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int *> ::operator new " is undefined in device code
struct F : D<int> { };
struct G { struct I : A { int q; }; I *i; __device__ G() : i(new I) {} __device__ ~G() { delete i; } };
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("G::~G") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("G::G") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
struct U : A { using A::operator new; void *operator new(sz, int); };
struct De { void *operator new(sz) = delete; int v; };
template <class T> struct V { T *p = new T; __device__ V() {} __device__ ~V() { delete p; delete[] p; } };
template <class T> __device__ T *mk() { return new T(); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("mk< ::A> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("B<long> ::operator new (unsigned long)") from a __device__ function("mk< ::C<long> > ") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "B<long> ::operator new " is undefined in device code
template <class T, int N> __device__ T *mka() { return new T[N]; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new[] (unsigned long)") from a __device__ function("mka< ::A, (int)2> ") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
template <class T> __device__ void kill(T *p) { delete p; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("kill< ::A> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("B<int> ::operator delete (void *)") from a __device__ function("kill< ::B<int> > ") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int> ::operator delete " is undefined in device code
template <class... T> __device__ void all(T *...p) { (delete p, ...); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("all< ::A, int > ") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
__device__ void a1() { new C<int>; new C<char>[2]; }
//^ error[call.host-from-device]: calling a __host__ function("B<char> ::operator new[] (unsigned long)") from a __device__ function("a1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("B<int> ::operator new (unsigned long)") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "B<char> ::operator new[] " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int> ::operator new " is undefined in device code
__device__ void a2(C<int> *p) { delete p; delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("B<int> ::operator delete (void *)") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("B<int> ::operator delete[] (void *)") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "B<int> ::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int> ::operator delete[] " is undefined in device code
__device__ void a3() { new D<int>; new D<int>[2]; D<int> d; d.make(); d.end(); }
//^ error[call.host-from-device]: calling a __host__ function("B<int *> ::operator new (unsigned long)") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "B<int *> ::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int *> ::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int *> ::operator new[] " is undefined in device code
__device__ void a4() { new F; new F[2]; }
//^ error[call.host-from-device]: calling a __host__ function("B<int *> ::operator new (unsigned long)") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "B<int *> ::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int *> ::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int *> ::operator new[] " is undefined in device code
__device__ void a5(F *p) { delete p; delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("B<int *> ::operator delete (void *)") from a __device__ function("a5") is not allowed
//^ error[device-code.undefined]: identifier "B<int *> ::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "B<int *> ::operator delete[] " is undefined in device code
__device__ void a6() { G g; }
__device__ void a7() { new U; new (1) U; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("U::operator new (unsigned long, int)") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "U::operator new " is undefined in device code
__device__ void a9() { mk<A>(); mk<C<long>>(); mka<A, 2>(); mka<int, 3>(); }
__device__ void b1(A *a, B<int> *b) { kill(a); kill(b); }
__device__ void b2(A *a, int *b) { all(a, b); }
struct L { static __device__ void f() { struct In : A { int k; }; In *i = new In; delete i; } };
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("L::f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("L::f") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void b4() { L::f(); }
struct En { void *operator new(sz); enum { k = sizeof(new En *) }; int w[k]; };
__device__ void b5() { new En; }
//^ error[call.host-from-device]: calling a __host__ function("En::operator new (unsigned long)") from a __device__ function("b5") is not allowed
//^ error[device-code.undefined]: identifier "En::operator new " is undefined in device code
constexpr int cz = 3;
__device__ void b6() { new A[cz]; new A[cz][2]; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new[] (unsigned long)") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new[] (unsigned long)") from a __device__ function("b6") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void b7() { if constexpr (cz == 2) new A; else new int; }
__device__ A *ga;
__device__ void b8() { ga = new A; *ga = *new A; ga = new A, ga = new A; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b8") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ int b9() { return (new A)->v + (*new A).v; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b9") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void c1() { for (A *p = new A; p; delete p) { A *q = new A; delete q; } }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("c1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("c1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void c2() { switch (0) { case 1: new A; } do new A; while (0); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("c2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("c2") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void c3(A *&p, A **pp, A *(&arr)[2]) { delete p; delete *pp; delete arr[0]; delete pp; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c3") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
struct Ptr { A *p; __device__ A *get() { return p; } __device__ A *operator->() { return p; } };
__device__ void c4(Ptr p) { delete p.p; delete p.get(); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c4") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
__device__ void c5(void *p) { delete (A *)p; delete static_cast<A *>(p); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("c5") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
