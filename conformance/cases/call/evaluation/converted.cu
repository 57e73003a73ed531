/*---
says: Which constructor takes an object of another class overload resolution decides, though nobody declares the one that copies.
rules: call.space, call.callee-name
runs: host reject
---*/
struct Fp { unsigned v; __device__ Fp(); __device__ constexpr Fp(unsigned); __host__ __device__ static constexpr Fp zero(); };
struct FpExt { __device__ FpExt(unsigned); __device__ explicit FpExt(Fp); __device__ FpExt(); };
struct FracExt { FpExt p, q; __host__ __device__ static FracExt zero() { return {FpExt(Fp::zero()), FpExt(Fp::zero())}; } };
//^ error[call.device-from-host-device]: calling a __device__ function("FpExt::FpExt( ::Fp)") from a __host__ __device__ function("zero") is not allowed
//^ error[call.device-from-host-device]: calling a __device__ function("_ZN5FpExtC1E1?") from a __host__ __device__ function("zero") is not allowed
struct N { __device__ N(int); __device__ N(Fp &); __device__ N(FpExt &&); };
void lvalue(Fp &f) { N n(f); N m(FpExt(1u)); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1NC1E1?") from a __host__ function("lvalue") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1NC1E1?") from a __host__ function("lvalue") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN5FpExtC1E1?") from a __host__ function("lvalue") is not allowed
struct C { operator int(); operator FpExt() const; };
struct D : FpExt { __device__ D(C); __device__ D(int); };
void conversions(C c) { D d(c); D(3); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1DC1E1?") from a __host__ function("conversions") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1DC1E1?") from a __host__ function("conversions") is not allowed
