/*---
says: A constexpr conversion function of an instance is named by the type that it converts to there; some fundamental types have the typedef-names of the toolkit's headers.
rules: call.callee-name
runs: device reject
deviation: oracle device BUG it spells the type that a conversion function of an instance is declared with
---*/
namespace n { struct S {}; template <class T> struct W {}; }
template <int I, class T> struct V { constexpr operator T() const { return static_cast<T>(*(T *)nullptr); } };
struct B { constexpr operator bool() const { return true; } constexpr operator n::W<n::S>() const { return {}; } };
__device__ void builtin(V<0, bool> v0, V<1, char> v1, V<2, unsigned short> v2, V<3, int> v3, V<4, unsigned int> v4, V<5, long> v5, V<6, unsigned long> v6) {
  (void)static_cast<bool>(v0);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator __nv_bool") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator __nv_bool") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<char>(v1);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator char") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator char") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<unsigned short>(v2);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned short") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned short") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<int>(v3);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator int") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator int") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<unsigned int>(v4);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned int") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned int") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<long>(v5);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator long") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator long") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<unsigned long>(v6);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned long") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned long") from a __device__ function("builtin") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void more(V<0, unsigned long long> v0, V<1, wchar_t> v1, V<2, char32_t> v2, V<3, const int *> v3, V<4, bool *> v4, V<5, int (*)(bool)> v5, V<6, n::S> v6) {
  (void)static_cast<unsigned long long>(v0);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned long long") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator unsigned long long") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<wchar_t>(v1);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator int") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator int") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<char32_t>(v2);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator char32_t") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator char32_t") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<const int *>(v3);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator const int *") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator const int *") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<bool *>(v4);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator __nv_bool *") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator __nv_bool *") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<int (*)(bool)>(v5);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator int (*)(__nv_bool)") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator int (*)(__nv_bool)") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (void)static_cast<n::S>(v6);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator n::S") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator n::S") from a __device__ function("more") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void plain(B b) {
  bool c = b;
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator __nv_bool") from a __device__ function("plain") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator __nv_bool") from a __device__ function("plain") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  n::W<n::S> d = b;
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator n::W<n::S>") from a __device__ function("plain") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.2- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator n::W<n::S>") from a __device__ function("plain") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
