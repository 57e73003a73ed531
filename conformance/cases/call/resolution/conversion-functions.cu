/*---
says: Of conversion functions the one that the object fits better is called, then the one whose result needs less; one of a derived class hides one of a base to the same type.
rules: call.space
runs: host@-13.1 accept, host@13.2 reject, host@13.3 accept, host@13.4 reject, host@13.5- accept, device reject
---*/
struct B { __host__ B(int); __device__ B(double); B(const B &) = default; };
struct D : B { using B::B; };
struct T { __host__ operator int() const; __device__ operator double() const; __host__ operator bool(); };
struct U { __host__ operator int() const; __device__ operator double() const; };
struct V : U { __device__ operator int() const; };
struct W { __host__ operator B() const; };
struct X { __host__ operator D() const; };
__device__ int object(T t) { return t; }
//^ device error[call.host-from-device]: calling a __host__ function("T::operator bool()") from a __device__ function("object") is not allowed
//^ device error[device-code.undefined]: identifier "T::operator bool" is undefined in device code
__device__ int constant(const T &t) { return t; }
//^ device error[call.host-from-device]: calling a __host__ function("T::operator int() const") from a __device__ function("constant") is not allowed
//^ device error[device-code.undefined]: identifier "T::operator int const" is undefined in device code
__device__ int exact(U t) { return t; }
//^ device error[call.host-from-device]: calling a __host__ function("U::operator int() const") from a __device__ function("exact") is not allowed
//^ device error[device-code.undefined]: identifier "U::operator int const" is undefined in device code
__device__ double other(U t) { return t; }
__device__ int hidden(V t) { return t; }
__device__ double of_base(V t) { return t; }
__device__ void to_class(W w) { B b = w; }
//^ device error[call.host-from-device]: calling a __host__ function("W::operator ::B() const") from a __device__ function("to_class") is not allowed
//^ device error[device-code.undefined]: identifier "W::operator ::B const" is undefined in device code
__device__ void to_base(X w) { B b = w; }
//^ device error[call.host-from-device]: calling a __host__ function("X::operator ::D() const") from a __device__ function("to_base") is not allowed
//^ device error[device-code.undefined]: identifier "X::operator ::D const" is undefined in device code
__device__ void to_reference(X w) { const B &b = w; }
//^ device error[call.host-from-device]: calling a __host__ function("X::operator ::D() const") from a __device__ function("to_reference") is not allowed
//^ device error[device-code.undefined]: identifier "X::operator ::D const" is undefined in device code
__device__ void direct(X w) { B b(w); }
//^ device error[call.host-from-device]: calling a __host__ function("X::operator ::D() const") from a __device__ function("direct") is not allowed
//^ device error[device-code.undefined]: identifier "X::operator ::D const" is undefined in device code
