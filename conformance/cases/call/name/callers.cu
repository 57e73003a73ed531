/*---
says: A caller whose code is generated is named as in its mangled name but without parameters: operators behind a blank, `const` and the like behind the name.
rules: call.space
runs: host accept, device accept
---*/
struct A { __host__ int a() const; };
__host__ int b();
struct D : A {
  __host__ __device__ int d() const { return a(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::d const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::d const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::d const") is not allowed
  __host__ __device__ int e() { return a(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::e") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::e") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::e") is not allowed
  __host__ __device__ int g() const & { return a(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::g const &") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::g const &") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::g const &") is not allowed
  __host__ __device__ int o() const;
  template <typename T> __host__ __device__ int j(T) const { return a(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::j<int> const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::j<int> const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::j<int> const") is not allowed
  __host__ __device__ operator int() const { return b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator int const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator int const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator int const") is not allowed
  __host__ __device__ int operator()(int) const { return b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator () const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator () const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator () const") is not allowed
  __host__ __device__ int operator[](int) { return b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator []") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator []") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator []") is not allowed
  __host__ __device__ D &operator=(int) { b(); return *this; }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator =") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator =") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator =") is not allowed
  __host__ __device__ int operator<<=(int) { return b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator <<=") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator <<=") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator <<=") is not allowed
  __host__ __device__ bool operator!() { return b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator !") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator !") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator !") is not allowed
  template <typename T> __host__ __device__ int operator*(T) const { return b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator *<float> const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator *<float> const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator *<float> const") is not allowed
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator *<int> const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator *<int> const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::operator *<int> const") is not allowed
  __host__ __device__ ~D() { b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::~D") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::~D") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::~D") is not allowed
  __host__ __device__ D() { b(); }
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::D") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::D") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("D::D") is not allowed
};
__host__ __device__ int D::o() const { return a(); }
//^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::o const") is not allowed
//^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::o const") is not allowed
//^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("A::a() const") from a __host__ __device__ function("D::o const") is not allowed
struct E { __host__ __device__ int v() volatile { return b(); } };
//^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("E::v volatile") is not allowed
//^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("E::v volatile") is not allowed
//^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("E::v volatile") is not allowed
__host__ __device__ int operator-(D &, int) { return b(); }
//^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("operator -") is not allowed
//^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("operator -") is not allowed
//^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("operator -") is not allowed
namespace { struct U { __host__ __device__ int u() const { return b(); } }; }
//^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("_NV_ANON_NAMESPACE::U::u const") is not allowed
//^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("_NV_ANON_NAMESPACE::U::u const") is not allowed
//^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("b()") from a __host__ __device__ function("_NV_ANON_NAMESPACE::U::u const") is not allowed
__device__ void f(D &q, int z) {
  q.d(); q.e(); q.g(); q.o(); q.j(1); z = q; q(1); q[1]; q = 1; q <<= 1; !q; q * 1; q * 2.f; q - 1;
  E().v(); U().u(); D w;
}
