/*---
says: An object that a conversion function or a converting constructor makes for an implicit assignment is made and destroyed in code of the device; what a conversion function only refers to is not.
rules: call.form, call.space
runs: device reject
deviation: oracle device BUG it takes what a conversion function refers to for an object that is made
---*/
struct Ea { __device__ Ea(int); __host__ ~Ea(); int m; }; struct Eb { __host__ operator Ea() const; }; struct Ed : Ea { __device__ Ed(); };
struct Ef; struct Eg { int m; __host__ Eg(const Ef &); __device__ Eg(); }; struct Ef { int q; };
struct Eh { int m; }; struct Ei { __host__ operator Eh&(); }; struct Ej { __host__ operator const Eh() const; __host__ operator int(); };
__device__ void f2(Ea &x, Eb b) { x = b; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f2") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f2") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f2") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Eb::operator ::Ea() const") from a __device__ function("f2") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Eb::operator ::Ea() const") from a __device__ function("f2") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Eb::operator ::Ea() const") from a __device__ function("f2") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "Eb::operator ::Ea const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Eb::operator ::Ea const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Eb::operator ::Ea const" is undefined in device code
__device__ void f3(Ea &x, Ed &d) { x = d; }
__device__ void f4(Eg &x, Ef &d) { x = d; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f4") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f4") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f4") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
__device__ void f5(Eh &x, Ei &d) { x = d; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ei::operator ::Eh &()") from a __device__ function("f5") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ei::operator ::Eh &()") from a __device__ function("f5") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ei::operator ::Eh &()") from a __device__ function("f5") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ei::operator ::Eh &" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ei::operator ::Eh &" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ei::operator ::Eh &" is undefined in device code
__device__ void f6(Eh &x, Ej &d) { x = d; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ej::operator const ::Eh() const") from a __device__ function("f6") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ej::operator const ::Eh() const") from a __device__ function("f6") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ej::operator const ::Eh() const") from a __device__ function("f6") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ej::operator const ::Eh const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ej::operator const ::Eh const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ej::operator const ::Eh const" is undefined in device code
__device__ void f7(Eg &x, Ef &d) { x = Ef(); x = {d}; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f7") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f7") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f7") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f7") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f7") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f7") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
template <typename T, typename U> __device__ void f8(T &x, U &d) { x = d; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f8< ::Ea, ::Eb> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f8< ::Ea, ::Eb> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Ea::~Ea()") from a __device__ function("f8< ::Ea, ::Eb> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Eb::operator ::Ea() const") from a __device__ function("f8< ::Ea, ::Eb> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Eb::operator ::Ea() const") from a __device__ function("f8< ::Ea, ::Eb> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Eb::operator ::Ea() const") from a __device__ function("f8< ::Ea, ::Eb> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f8< ::Eg, ::Ef> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f8< ::Eg, ::Ef> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Eg::Eg(const ::Ef &)") from a __device__ function("f8< ::Eg, ::Ef> ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Ea::~Ea" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "Eb::operator ::Ea const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Eb::operator ::Ea const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Eb::operator ::Ea const" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Eg::Eg" is undefined in device code
__device__ void f9(Ea &x, Eb b, Eg &g, Ef f) { f8(x, b); f8(g, f); }
struct Fa { __device__ Fa(int); __host__ ~Fa(); int m; }; struct Fb { __device__ operator Fa() const; }; struct Fc { __device__ operator Fa &() const; __device__ operator const Fa *(); };
__device__ void tk(const Fa &); __device__ void tr(Fa &&); __device__ int operator*(const Fa &, int); __device__ void tp(const Fa *);
__device__ void tl(Fa &);
__device__ void h1(Fc c) { tk(c); }
__device__ void h2(Fc c) { c * 1; }
__device__ void h3(Fa &x, Fc c) { x = c; }
__device__ void h4(Fb c) { tr(c); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Fa::~Fa()") from a __device__ function("h4") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Fa::~Fa()") from a __device__ function("h4") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Fa::~Fa()") from a __device__ function("h4") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Fa::~Fa" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Fa::~Fa" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Fa::~Fa" is undefined in device code
__device__ void h5(Fc c) { tl(c); tp(c); }
__device__ void h6(Fa &a) { tk(a); tl(a); a * 1; }
__device__ void h7(const Fa &a) { tk(a); tk(static_cast<const Fa &>(a)); const Fa &r = a; tk(r); }
template <typename T> __device__ void h8(T &a) { tk(a); tk(1); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("Fa::~Fa()") from a __device__ function("h8< ::Fa> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("Fa::~Fa()") from a __device__ function("h8< ::Fa> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("Fa::~Fa()") from a __device__ function("h8< ::Fa> ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "Fa::~Fa" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "Fa::~Fa" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "Fa::~Fa" is undefined in device code
__device__ void h9(Fa &a) { h8(a); }
__device__ void i1(Fa &x, Fa &y, bool b) { x = y; x = b ? x : y; (x = y) = x; }
