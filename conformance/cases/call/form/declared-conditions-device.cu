/*---
says: A variable that is declared as a condition is converted: explicit conversion functions to bool are called, of a switch to a number.
rules: call.form, call.space
runs: device reject
---*/
struct O { int a; operator int() const; }; struct E { int a; explicit operator bool() const; }; struct F { int a; operator bool(); }; struct D : E { };
 O o;  const O oc = {1}; O mk(); E me();
__device__ void a1(O &x, E &y, F &z) { if (O p = x) { } }
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void a2(O &x, E &y, F &z) { while (E p = y) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void a3(O &x, E &y, F &z) { for (; F p = z;) { } }
//^ error[call.host-from-device]: calling a __host__ function("F::operator bool()") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "F::operator bool" is undefined in device code
__device__ void a4(O &x, E &y, F &z) { switch (O p = x) { } }
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void a5(O &x, E &y, F &z) { if (const O p = x) { } }
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("a5") is not allowed
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void a6(O &x, E &y, F &z) { if (O &p = x) { } }
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void a7(O &x, E &y, F &z) { if (auto p = y) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void a8(O &x, E &y, F &z) { if (auto &p = y) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("a8") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void a9(O &x, E &y, F &z) { if (E p{1}) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("a9") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void b1(O &x, E &y, F &z) { if (const auto &p = y) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b1") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void b2(O &x, E &y, F &z) { if (D p = D()) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b2") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void b3(O &x, E &y, F &z) { if (int k = 3; E p = y) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b3") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void b4(O &x, E &y, F &z) { if (int k = x) { } }
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("b4") is not allowed
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void b5(O &x, E &y, F &z) { if (x) { } while (y) { } for (; z;) { } do { } while (y); }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("F::operator bool()") from a __device__ function("b5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("b5") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "F::operator bool" is undefined in device code
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void b6(O &x, E &y, F &z) { if (!y) { } bool b = y && z; b = y || x; int k = y ? 1 : 2; }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("F::operator bool()") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("b6") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "F::operator bool" is undefined in device code
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void b7(O &x, E &y, F &z) { if (O *p = &x) { } if (bool p = x) { } if (bool p = bool(y)) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("b7") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
__device__ void b8(O &x, E &y, F &z) { switch (x) { } switch (int k = x) { } switch (const O &k = x; k) { } }
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("O::operator int() const") from a __device__ function("b8") is not allowed
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
//^ error[device-code.undefined]: identifier "O::operator int const" is undefined in device code
template <class T> __device__ void b9(T &x) { if (T p = x) { } while (auto q = x) { } if (x) { } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b9< ::E> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b9< ::E> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("b9< ::E> ") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void c1(E &y) { b9(y); }
__device__ void c2(E &y) { if (bool b{y}) { } bool c(y); bool d = static_cast<bool>(y); }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("c2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("c2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("c2") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
__device__ void c4(E &y) { if constexpr (sizeof(int) == 4) { if (E p = y) { } else if (E q = y) { } } }
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("c4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator bool() const") from a __device__ function("c4") is not allowed
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator bool const" is undefined in device code
