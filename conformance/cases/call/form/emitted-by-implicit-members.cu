/*---
says: Functions that only implicit members and default member initialisers of device code use are generated, and judged.
rules: call.form, call.space
runs: host accept, device reject
deviation: oracle device N-I it reads neither default member initialisers of aggregates nor of class templates
---*/
__host__ int h(int);
__device__ inline int in_value() { return h(1); }
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("in_value") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ inline int in_aggregate() { return h(2); }
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("in_aggregate") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ inline int in_nothing() { return h(3); }
__device__ inline int in_instance() { return h(4); }
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("in_instance") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
struct Part { __device__ Part() { h(5); } __device__ ~Part() { h(6); } };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Part::Part") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Part::~Part") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
struct Base { __device__ Base() { h(7); } };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Base::Base") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
struct Copied { __device__ Copied(); __device__ Copied(const Copied &) { h(8); } };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Copied::Copied") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
struct Value { int m = in_value(); };
struct Aggregate { int m = in_aggregate(); int k; };
struct Unused { int m = in_nothing(); };
struct Around { Part p; };
struct Derived : Base {};
struct Copy { Copied c; };
template <class T> struct InTemplate { T m = in_instance(); };
__device__ void value() { Value a; }
__device__ void aggregate() { Aggregate a{}; }
__device__ void around() { Around a; }
__device__ void derived() { Derived a; }
__device__ void copy(Copy &c) { Copy d = c; }
__device__ void in_template() { InTemplate<int> a; }
inline __device__ void not_emitted() { Unused a; }
