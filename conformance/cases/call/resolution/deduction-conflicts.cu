/*---
says: A template is no candidate where a pointer is to be deduced from a class, or two arguments give a parameter two types.
rules: call.device-from-host
runs: host reject, device accept
deviation: oracle host N-I the result of an operator template is written with `::` in front
---*/
template <class C, class T> struct String {
  String();
  String(const String &);
};
template <class C, class T> __device__ String<C, T> operator+(const String<C, T> &, const String<C, T> &);
template <class C, class T> __host__ String<C, T> operator+(const C *, const String<C, T> &);
template <class C, class T> __host__ String<C, T> operator+(const String<C, T> &, const C *);
template <class C, class T> __host__ String<C, T> operator+(C, const String<C, T> &);
template <class C, class T> __device__ void join(const String<C, T> &, const String<C, T> &);
template <class C, class T> void join(const String<C, T> &, C);
template <class C, class T> void join(T, const String<C, T> *);
enum Color { red };
template <class T> __device__ void paint(T, T);
template <class T> void paint(T *, Color);
String<char, int> made();
String<wchar_t, int> wide();

void function(String<char, int> a, String<char, long> b) {
  a + a;
  //^ host error[call.device-from-host]: calling a __device__ function("String<T1, T2> ::operator +<char, int> (const ::String<T1, T2> &, const ::String<T1, T2> &)") from a __host__ function("function") is not allowed
  made() + a;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZplI1?1?E1?1?1?") from a __host__ function("function") is not allowed
  b + b;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZplI1?1?E1?1?1?") from a __host__ function("function") is not allowed
  wide() + wide();
  //^ host error[call.device-from-host]: calling a __device__ function("_ZplI1?1?E1?1?1?") from a __host__ function("function") is not allowed
  join(a, made());
  //^ host error[call.device-from-host]: calling a __device__ function("_Z4joinI1?1?E1?1?1?") from a __host__ function("function") is not allowed
  paint(red, red);
  //^ host error[call.device-from-host]: calling a __device__ function("_Z5paintI1?E1?1?1?") from a __host__ function("function") is not allowed
}
