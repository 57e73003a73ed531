/*---
says: Every object that a call gives and that is no other object's value ends, in chains of operators, conditions and references too.
rules: call.form, call.space
runs: host accept, device reject
deviation: cufe device BUG the ends of temporaries in chains of operators and behind references
---*/
struct P { __host__ __device__ P(int); __host__ ~P(); int m; __host__ __device__ int f() const; __host__ __device__ P operator+(int) const; };
__device__ P n();
__device__ void i(const P &);
struct H { P *p; __device__ H(P q) {} };
__device__ void condition() { if (n().m) {} }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("condition") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ int sum() { return n().m + n().f(); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("sum") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("sum") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void chosen(bool b) { b ? n() : P(1); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("chosen") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void becomes(bool b) { P r = b ? n() : P(1); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("becomes") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ P returned(P &p) { return p + 1; }
__device__ void chain(P &p) { p + 1 + 2; }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("chain") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("chain") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void bound() { const P &r = n(); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("bound") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void parameter() { H h(P(1)); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("parameter") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void parentheses() { (P(1)); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("parentheses") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void comma() { P(1), P(2); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("comma") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("comma") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void argument() { i(P(1)); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("argument") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void named_cast() { static_cast<void>(P(2)); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("named_cast") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
__device__ void moved() { P &&r = P(1); }
//^ device error[call.host-from-device]: calling a __host__ function("P::~P()") from a __device__ function("moved") is not allowed
//^ device error[device-code.undefined]: identifier "P::~P" is undefined in device code
