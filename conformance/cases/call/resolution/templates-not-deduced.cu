/*---
says: Templates whose parameters the arguments of a call contradict, or do not name, are no candidates; packs bring their namespaces.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: oracle device BUG templates that are not deduced count as candidates
---*/
void first() {}
template <class T> __host__ int hst(T const &);
namespace st { template <class A, class B> struct pair {}; template <class T, unsigned long N> struct array {}; template <class... T> struct tuple {};
template <unsigned long I, class A, class B> __host__ __device__ int get(pair<A, B> &); template <unsigned long I, class A, class B> __host__ __device__ int get(const pair<A, B> &);
template <unsigned long I, class T, unsigned long N> __host__ __device__ int get(array<T, N> &);
template <unsigned long I, class... T> __host__ __device__ int get(tuple<T...> const &); }
namespace cu { using st::get;
template <bool A, class... T> struct ESO {};
template <class... T> struct tuple : ESO<sizeof...(T) == 1, T...> {}; template <> struct tuple<> {};
template <unsigned long I, class... T> __host__ __device__ double get(tuple<T...> const &) noexcept;
template <unsigned long I, class... T> __host__ __device__ double get(tuple<T...> &) noexcept;
template <unsigned long I, class... T> __host__ __device__ double get(tuple<T...> &&) noexcept; }
using namespace cu;
template <class T> struct Own { T t; };
template <class I> __device__ Own<I> mk(I i); template <class T> __device__ float mk(void *p); template <class T> __device__ float mk(T *p, T *q = 0);
template <class T, class U> __device__ float mk2(T *p); template <class T> __device__ Own<T> mk2(T *p);
__device__ void x(cu::tuple<int, float> t, const cu::tuple<int> c, float *p) {
  hst(get<0>(t)); hst(get<0>(c)); hst(get<0>(cu::tuple<int>())); hst(cu::get<1>(t));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  hst(mk(p)); hst(mk2(p));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst< ::Own<float> > (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst< ::Own<float> > (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst< ::Own<float> > (const T1 &)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<float> (const T1 &)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst< ::Own<float> > " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst< ::Own<float> > " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst< ::Own<float> > " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<float> " is undefined in device code
}
namespace values {
template <class T, T... I> struct seq {}; template <int... I> struct ints {};
struct uint3x { unsigned x, y, z; }; struct dim3x { unsigned x, y, z; dim3x(unsigned = 1, unsigned = 1); dim3x(uint3x); };
template <bool B, class T = void> struct enable {}; template <class T> struct enable<true, T> { using type = T; };
template <class T> struct is_int { static constexpr bool value = false; }; template <> struct is_int<int> { static constexpr bool value = true; };
template <class... T> struct tuple {};
template <unsigned long I, class T, T... J> __host__ __device__ int get(seq<T, J...>) noexcept;
template <unsigned long I, int... J> __host__ __device__ int get(ints<J...>) noexcept;
template <unsigned long I> __host__ __device__ int get(dim3x &) noexcept;
template <unsigned long I> __host__ __device__ int get(dim3x const &) noexcept;
template <unsigned long I> __host__ __device__ int get(dim3x &&) noexcept;
template <int I, class T, typename enable<(is_int<T>::value)>::type * = nullptr> __host__ __device__ int get(T &&t) noexcept;
template <unsigned long I0, unsigned long I1, unsigned long... Is, class T> __host__ __device__ int get(T &&t) noexcept;
template <unsigned long I, class... T> __host__ __device__ double get(tuple<T...> const &) noexcept;
template <unsigned long I, class... T> __host__ __device__ double get(tuple<T...> &) noexcept;
template <unsigned long I, class... T> __host__ __device__ double get(tuple<T...> &&) noexcept;
__device__ void x(tuple<int, float> t, const tuple<int> c, float *p) {
  hst(get<0>(t)); hst(get<0>(c)); hst(get<0>(tuple<char>()));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (const T1 &)") from a __device__ function("values::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
}
}
