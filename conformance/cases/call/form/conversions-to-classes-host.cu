/*---
says: A conversion function makes an object of one class of an object of another, as a variable, an argument, a result or by a cast; the released tools tell it where the operand begins, and write what is a member of no namespace apart in its name.
rules: call.form, call.space, call.callee-name
runs: host reject
deviation: oracle host N-I conversion functions are found for operands of built-in types alone
---*/
struct Blk { int z; };
template <int N, class P> struct tile { __device__ operator tile<N, void>() const; };
template <int N> struct tile<N, void> { int x; };
template <int N, class P> __host__ __device__ tile<N, P> part(const P &);
struct Dst { int y; };
struct Src { __device__ operator Dst() const; };
struct Derived : Src {};
struct Explicit { __device__ explicit operator Dst() const; };
struct Made { Made(const Src &); };
void take(Dst); void refer(const Dst &);
void copies(Src s) { Dst d = s; }
//^ error[call.device-from-host]: calling a __device__ function("Src::operator ::Dst() const") from a __host__ function("copies") is not allowed
void direct(Src s) { Dst d(s); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("direct") is not allowed
void derived(Derived s) { Dst d = s; }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("derived") is not allowed
void is_explicit(Explicit s) { Dst d(s); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK8Explicitcv1?Ev") from a __host__ function("is_explicit") is not allowed
void argument(Src s) { take(s); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("argument") is not allowed
void bound(Src s) { refer(s); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("bound") is not allowed
void casts(Src s) { (Dst)s; static_cast<Dst>(s); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("casts") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("casts") is not allowed
Dst result(Src s) { return s; }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("result") is not allowed
void specialisation() { Blk b; tile<32, void> t = part<32>(b); tile<32, void> u(part<32>(b)); auto v = part<32>(b); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK4tileIL1?32E1?Ecv1?Ev") from a __host__ function("specialisation") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK4tileIL1?32E1?Ecv1?Ev") from a __host__ function("specialisation") is not allowed
void references(const Src &s, Src &&r) { Dst d = s; Dst e = static_cast<Src &&>(r); }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("references") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZNK3Srccv1?Ev") from a __host__ function("references") is not allowed
void by_constructor(Src s) { Made m = s; }
void same(Dst s) { Dst d = s; }
void unevaluated(Src s) { sizeof((Dst)s); }
struct Any { template <class U> __host__ Any(const U &); };
struct ToAny { __device__ operator Any() const; };
void beside_template(ToAny s) { Any a = s; }
//^ error[call.device-from-host]: calling a __device__ function("_ZNK5ToAnycv1?Ev") from a __host__ function("beside_template") is not allowed
void template_alone(ToAny s) { Any a(s); }
struct Closed { explicit Closed(const struct ToClosed &); };
struct ToClosed { __device__ operator Closed(); };
void beside_explicit(ToClosed s) { Closed c = s; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN8ToClosedcv1?Ev") from a __host__ function("beside_explicit") is not allowed
