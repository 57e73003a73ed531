/*---
says: Implicit move constructors make objects of what is cast to an rvalue and of what is returned; a class that declares a copy or a destructor has none and copies.
rules: call.form, call.space
runs: device reject
deviation: cufe device BUG of what is an element or a base, and of lists with =
---*/
struct P { __device__ P(); __host__ P(const P &); __host__ P(P &&); int v; };
struct A { P p; };
struct B : A { int w; };
struct C { P p; C() = default; C(const C &) = default; };
struct D { P p; __device__ D(); __device__ ~D(); };
struct E { P p; __device__ E(); E(E &&) = default; };
struct F { A a; };
struct G { P p; }; struct H { P p; }; struct I { P p; }; struct J { P p; }; struct K { P p; }; struct L { P p; };
struct M { P p; }; struct N : M {}; struct O { P p; int a[2]; };
__device__ void take(G);
__device__ A a1(A &a) { return A{a}; }
__device__ void a2(B &a) { A b{a}; }
__device__ void a3(C &a) { C b{static_cast<C &&>(a)}; }
__device__ void a4(D &a) { D b{static_cast<D &&>(a)}; }
__device__ void a5(E &a) { E b(static_cast<E &&>(a)); }
__device__ void a6(F &a) { F b = static_cast<F &&>(a); }
__device__ void a7(G &a) { take(static_cast<G &&>(a)); }
__device__ void a8(H &a) { auto b{static_cast<H &&>(a)}; }
__device__ I a9(I &a) { return static_cast<I &&>(a); }
__device__ void b1(J &a) { J b = {a}; }
__device__ void b2(K &a) { new K{a}; }
__device__ L b3(L a) { return a; }
__device__ void b4(N &a) { M b{static_cast<N &&>(a)}; }
__device__ void b5(O &a) { O b[1] = {static_cast<O &&>(a)}; }
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("A::A") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("E::E") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("G::G") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("H::H") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("I::I") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("L::L") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("M::M") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(P&&)") from a __device__ function("O::O") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(const P&)") from a __device__ function("A::A") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(const P&)") from a __device__ function("C::C") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(const P&)") from a __device__ function("D::D") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(const P&)") from a __device__ function("J::J") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P::P(const P&)") from a __device__ function("K::K") is not allowed
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
//^ error[device-code.undefined]: identifier "P::P" is undefined in device code
