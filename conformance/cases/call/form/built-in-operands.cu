/*---
says: The operand of a built-in operator, a subscript, a switch and a condition is converted by the conversion function of its class.
rules: call.form, call.space
runs: host accept, device reject, documented accept, documented-device reject
---*/
struct M { operator int() const; int v; };
struct N { operator int() const; N operator+(N) const; int v; };
__device__ int plus(M m) { return 1 + m; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("plus") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ int minus(M m) { return -m; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("minus") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ bool negated(M m) { return !m; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("negated") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ int both(M m, N n) { return m + n; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("both") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("both") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ device error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ int subscript(M m, int *p) { return p[m]; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("subscript") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ int compound(M m) { int a = 1; a += m; return a; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("compound") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ bool logical(M m) { return m && true; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("logical") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ int chosen(M m) { return m ? 1 : 2; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("chosen") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
__device__ int switched(M m) { switch (m) { case 1: return 1; } return m < 3; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("switched") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("switched") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
