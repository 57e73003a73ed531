/*---
says: Members are chosen by the qualifiers of the object and by whether it is an lvalue, those of operators beside functions of namespaces.
rules: call.space
runs: host@-13.1 accept, host@13.2 reject, host@13.3 accept, host@13.4 reject, host@13.5- accept, device reject
---*/
struct V {
  int m;
  __host__ int at(int); __device__ int at(int) const;
  __host__ int operator[](int); __device__ int operator[](int) const;
  __host__ int value() &; __device__ int value() &&;
  __host__ int own(); __device__ int own() const; __host__ int calls() { return own(); } __device__ int calls() const { return own(); }
  __device__ V operator+(int) const;
};
__host__ V operator+(V &, int);
__device__ V made();
__device__ void changing(V v) { v.at(1); v[1]; v.value(); v.own(); v.calls(); v + 1; }
//^ device error[call.host-from-device]: calling a __host__ function("V::at(int)") from a __device__ function("changing") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("V::calls()") from a __device__ function("changing") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("V::operator [](int)") from a __device__ function("changing") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("V::own()") from a __device__ function("changing") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("V::value() &") from a __device__ function("changing") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("operator +( ::V &, int)") from a __device__ function("changing") is not allowed
//^ device error[device-code.undefined]: identifier "V::at" is undefined in device code
//^ device error[device-code.undefined]: identifier "V::calls" is undefined in device code
//^ device error[device-code.undefined]: identifier "V::operator []" is undefined in device code
//^ device error[device-code.undefined]: identifier "V::own" is undefined in device code
//^ device error[device-code.undefined]: identifier "V::value &" is undefined in device code
//^ device error[device-code.undefined]: identifier "operator +" is undefined in device code
__device__ void constant(const V &v) { v.at(1); v[1]; v.own(); v.calls(); v + 1; }
__device__ void temporary() { made().value(); made().at(1); made() + 1; }
//^ device error[call.host-from-device]: calling a __host__ function("V::at(int)") from a __device__ function("temporary") is not allowed
//^ device error[device-code.undefined]: identifier "V::at" is undefined in device code
__device__ void moved(V &v, V *p, const V *q) { static_cast<V &&>(v).value(); p->own(); q->own(); (*p)[2]; (*q)[2]; }
//^ device error[call.host-from-device]: calling a __host__ function("V::operator [](int)") from a __device__ function("moved") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("V::own()") from a __device__ function("moved") is not allowed
//^ device error[device-code.undefined]: identifier "V::operator []" is undefined in device code
//^ device error[device-code.undefined]: identifier "V::own" is undefined in device code
