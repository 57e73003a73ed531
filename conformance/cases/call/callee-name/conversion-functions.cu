/*---
says: A constexpr conversion function of an instance is named by the type that it converts to there; some fundamental types have the typedef-names of the toolkit's headers.
rules: call.callee-name
runs: device reject
---*/
namespace n { struct S {}; template <class T> struct W {}; }
template <int I, class T> struct V { constexpr operator T() const { return static_cast<T>(*(T *)nullptr); } };
struct B { constexpr operator bool() const { return true; } constexpr operator n::W<n::S>() const { return {}; } };
__device__ void builtin(V<0, bool> v0, V<1, char> v1, V<2, unsigned short> v2, V<3, int> v3, V<4, unsigned int> v4, V<5, long> v5, V<6, unsigned long> v6) {
  (void)static_cast<bool>(v0);
  (void)static_cast<char>(v1);
  (void)static_cast<unsigned short>(v2);
  (void)static_cast<int>(v3);
  (void)static_cast<unsigned int>(v4);
  (void)static_cast<long>(v5);
  (void)static_cast<unsigned long>(v6);
}
__device__ void more(V<0, unsigned long long> v0, V<1, wchar_t> v1, V<2, char32_t> v2, V<3, const int *> v3, V<4, bool *> v4, V<5, int (*)(bool)> v5, V<6, n::S> v6) {
  (void)static_cast<unsigned long long>(v0);
  (void)static_cast<wchar_t>(v1);
  (void)static_cast<char32_t>(v2);
  (void)static_cast<const int *>(v3);
  (void)static_cast<bool *>(v4);
  (void)static_cast<int (*)(bool)>(v5);
  (void)static_cast<n::S>(v6);
}
__device__ void plain(B b) {
  bool c = b;
  n::W<n::S> d = b;
}
