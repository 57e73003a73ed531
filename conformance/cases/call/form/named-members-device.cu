/*---
says: Operators, conversion functions and destructors of the host that device code calls by their name are told once, in instances too.
rules: call.form, call.space
runs: device reject
deviation: oracle device N-I members that are named by operators, conversions or qualified names are not resolved
---*/
struct H {
  operator int() const;
  int operator+(int) const;
  H &operator=(int);
  int f();
  ~H();
};
struct D : H {};
struct P {};
P operator*(P, P);
__global__ void k(H &h, H *p) {
  h.operator int();
  //^ error[call.host-from-global]: calling a __host__ function("H::operator int() const") from a __global__ function("k") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  p->operator int();
  //^ error[call.host-from-global]: calling a __host__ function("H::operator int() const") from a __global__ function("k") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  h.operator+(1);
  //^ error[call.host-from-global]: calling a __host__ function("H::operator +(int) const") from a __global__ function("k") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator + const" is undefined in device code
  h.operator=(1);
  //^ error[call.host-from-global]: calling a __host__ function("H::operator =(int)") from a __global__ function("k") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator =" is undefined in device code
  h.H::f();
  //^ error[call.host-from-global]: calling a __host__ function("H::f()") from a __global__ function("k") is not allowed
  //^ error[device-code.undefined]: identifier "H::f" is undefined in device code
  h.H::operator int();
  //^ error[call.host-from-global]: calling a __host__ function("H::operator int() const") from a __global__ function("k") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  p->H::~H();
  //^ error[call.host-from-global]: calling a __host__ function("H::~H()") from a __global__ function("k") is not allowed
  //^ error[device-code.undefined]: identifier "H::~H" is undefined in device code
}
__global__ void inherited(D &d) {
  d.operator int();
  //^ error[call.host-from-global]: calling a __host__ function("H::operator int() const") from a __global__ function("inherited") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  d.H::operator+(1);
  //^ error[call.host-from-global]: calling a __host__ function("H::operator +(int) const") from a __global__ function("inherited") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator + const" is undefined in device code
}
__global__ void free_ones(P a, P b) {
  operator*(a, b);
  //^ error[call.host-from-global]: calling a __host__ function("operator *( ::P, ::P)") from a __global__ function("free_ones") is not allowed
  //^ error[device-code.undefined]: identifier "operator *" is undefined in device code
  ::operator*(a, b);
  //^ error[call.host-from-global]: calling a __host__ function("operator *( ::P, ::P)") from a __global__ function("free_ones") is not allowed
  //^ error[device-code.undefined]: identifier "operator *" is undefined in device code
}
template<class T> __global__ void kt(T &h, T *p) {
  h.operator int();
  //^ error[call.host-from-global]: calling a __host__ function("H::operator int() const") from a __global__ function("kt< ::H> ") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  p->operator+(1);
  //^ error[call.host-from-global]: calling a __host__ function("H::operator +(int) const") from a __global__ function("kt< ::H> ") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator + const" is undefined in device code
  h.T::operator int();
  //^ error[call.host-from-global]: calling a __host__ function("H::operator int() const") from a __global__ function("kt< ::H> ") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  p->~T();
  //^ error[call.host-from-global]: calling a __host__ function("H::~H()") from a __global__ function("kt< ::H> ") is not allowed
  //^ error[device-code.undefined]: identifier "H::~H" is undefined in device code
}
template __global__ void kt(H &, H *);
