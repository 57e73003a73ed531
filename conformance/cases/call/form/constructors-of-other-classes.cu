/*---
says: An argument that is an object of another class is converted by a constructor, of operators and of what reference parameters bind to, too.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Raw { int x; };
struct Half {
  __device__ Half();
  __host__ Half(const Raw &);
  __device__ Half(const Half &);
  __device__ Half &operator+=(const Half &);
  __device__ bool operator==(const Half &) const;
};
enum Color { red };
struct Shade { __host__ Shade(Color); };
__device__ Half by_value(Half, int);
__device__ int by_reference(const Half &);
__device__ int by_rvalue(Half &&);
__device__ int by_lvalue(Half &);
__device__ int shade(const Shade &);
__device__ void compound(Half &h, Raw one) { h += one; }
//^ device error[call.host-from-device]: calling a __host__ function("Half::Half(const ::Raw &)") from a __device__ function("compound") is not allowed
//^ device error[device-code.undefined]: identifier "Half::Half" is undefined in device code
__device__ bool compared(Half &h, Raw one) { return h == one; }
//^ device error[call.host-from-device]: calling a __host__ function("Half::Half(const ::Raw &)") from a __device__ function("compared") is not allowed
//^ device error[device-code.undefined]: identifier "Half::Half" is undefined in device code
__device__ void value(Raw one) { by_value(one, 1); }
//^ device error[call.host-from-device]: calling a __host__ function("Half::Half(const ::Raw &)") from a __device__ function("value") is not allowed
//^ device error[device-code.undefined]: identifier "Half::Half" is undefined in device code
__device__ void reference(const Raw &one) { by_reference(one); }
//^ device error[call.host-from-device]: calling a __host__ function("Half::Half(const ::Raw &)") from a __device__ function("reference") is not allowed
//^ device error[device-code.undefined]: identifier "Half::Half" is undefined in device code
__device__ void rvalue(Raw *one) { by_rvalue(*one); }
//^ device error[call.host-from-device]: calling a __host__ function("Half::Half(const ::Raw &)") from a __device__ function("rvalue") is not allowed
//^ device error[device-code.undefined]: identifier "Half::Half" is undefined in device code
__device__ void same(Half &h) { by_reference(h); by_lvalue(h); by_value(h, 1); h += h; }
__device__ void enumeration(Color c) { shade(c); }
//^ device error[call.host-from-device]: calling a __host__ function("Shade::Shade( ::Color)") from a __device__ function("enumeration") is not allowed
//^ device error[device-code.undefined]: identifier "Shade::Shade" is undefined in device code
