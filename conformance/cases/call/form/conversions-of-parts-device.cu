/*---
says: Conversion functions that clauses for members and elements of aggregates call, lists that are returned, and lists of new-expressions.
rules: call.form, call.space
runs: device reject
deviation: cufe device N-I conversions of parts and of what is returned in braces
---*/
struct N { operator int() const; };
struct D { int a; int b[2]; };
__device__ int a1(N &c) { return {c}; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a2(N &c) { D x{c, {1, c}}; return 1; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a3(N &c) { D x = {1, {c}}; return 1; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a4(N &c) { D x = {c}; return 1; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a5(N &c) { struct L { int m; } x = {c}; return 1; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a5") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a6(N &c) { int *x = new int{c}; return 1; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a7(N &c) { int *x = new int(c); return 1; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a8(N &c) { new int[2]{c, c}; return 1; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a8") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
__device__ int a9(N &c) { int x[2][1] = {{c}, {c}}; return c; }
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::operator int() const") from a __device__ function("a9") is not allowed
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
//^ error[device-code.undefined]: identifier "N::operator int const" is undefined in device code
