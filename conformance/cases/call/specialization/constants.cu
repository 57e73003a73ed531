/*---
says: Conditions of if constexpr and written template arguments are computed in each specialisation; whether classes are empty, and folds, are constants; so are calls in what is not evaluated, and sizes of expressions and packs.
rules: call.context, call.space
runs: host accept, device reject
---*/
struct Host { static int none() { return 2; } };
template <int N> __device__ int greater() { if constexpr (N > 0) return Host::none(); else return 1; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("greater<(int)3> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
__device__ int taken() { return greater<3>(); }
__device__ int not_taken() { return greater<0>(); }
template <int N> __device__ int recursive() { if constexpr (N == 0) return Host::none(); else return recursive<N - 1>(); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("recursive<(int)0> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
__device__ int recurses() { return recursive<3>(); }
template <int N> __device__ int last() { return Host::none() + N; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("last<(int)6> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
template <int N> __device__ int half() { return last<(N > 2 ? 1 : 0) + N / 2 * 3>(); }
template <int N> __device__ int halves() { return last<N / 2 * 3>(); }
__device__ int computes() { return halves<5>(); }
template <bool B> __device__ int flag() { if constexpr (!B) return Host::none(); else return 1; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("flag<(bool)0> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
__device__ int flagged() { return flag<false>() + flag<true>(); }
namespace empty {
template <bool B> struct V { void host() {} };
template <class T> struct is_empty { static constexpr bool value = __is_empty(T); };
struct E {}; struct F : E { static int s; void f(); using X = int; }; struct G { int i; }; struct H : G {}; struct W { virtual void f(); }; struct I : virtual E {}; union U {};
template <class T> struct TE {}; template <class T> struct TF : T {}; template <class T> struct TG { T t; };
template <class First, class... Rest> static constexpr bool first_v = is_empty<First>::value;
template <class First, class... Rest> static constexpr bool rest_v = (is_empty<Rest>::value && ...);
template <bool A, bool B, class... T> struct ESO { void host() {} };
template <class... T> using ESO_t = ESO<first_v<T...>, rest_v<T...>, T...>;
enum N { n };
__device__ void x() {
  V<__is_empty(E)>().host(); V<__is_empty(F)>().host(); V<__is_empty(G)>().host(); V<__is_empty(H)>().host(); V<__is_empty(W)>().host(); V<__is_empty(I)>().host(); V<__is_empty(U)>().host();
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  V<is_empty<TE<int>>::value>().host(); V<is_empty<TF<E>>::value>().host(); V<is_empty<TF<G>>::value>().host(); V<is_empty<TG<E>>::value>().host(); V<is_empty<int>::value>().host(); V<is_empty<N>::value>().host();
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  V<first_v<E, G>>().host(); V<rest_v<G, E, F>>().host(); V<rest_v<E, E, G>>().host(); V<rest_v<G>>().host();
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)0> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::V<(bool)1> ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::V<(bool)1> ::host" is undefined in device code
  ESO_t<E, F>().host(); ESO_t<G, E>().host(); ESO_t<G>().host();
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)0, (bool)1, ::empty::G > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)0, (bool)1, ::empty::G > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)0, (bool)1, ::empty::G > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)0, (bool)1, ::empty::G, ::empty::E > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)0, (bool)1, ::empty::G, ::empty::E > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)0, (bool)1, ::empty::G, ::empty::E > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)1, (bool)1, ::empty::E, ::empty::F > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)1, (bool)1, ::empty::E, ::empty::F > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("empty::ESO<(bool)1, (bool)1, ::empty::E, ::empty::F > ::host()") from a __device__ function("empty::x") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::ESO<(bool)0, (bool)1, ::empty::G > ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::ESO<(bool)0, (bool)1, ::empty::G > ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::ESO<(bool)0, (bool)1, ::empty::G > ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::ESO<(bool)0, (bool)1, ::empty::G, ::empty::E > ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::ESO<(bool)0, (bool)1, ::empty::G, ::empty::E > ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::ESO<(bool)0, (bool)1, ::empty::G, ::empty::E > ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "empty::ESO<(bool)1, (bool)1, ::empty::E, ::empty::F > ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "empty::ESO<(bool)1, (bool)1, ::empty::E, ::empty::F > ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "empty::ESO<(bool)1, (bool)1, ::empty::E, ::empty::F > ::host" is undefined in device code
}
}
namespace qualified {
template <bool B> struct V { void host() {} };
template <int B> struct W { void host() {} };
template <class T, T v> struct ic { static constexpr T value = v; };
template <bool B, class T = void> struct enable {}; template <class T> struct enable<true, T> { using type = T; };
template <bool B, class T = void> using enable_t = typename enable<B, T>::type;
template <class T> struct is_volatile { static constexpr bool value = false; }; template <class T> struct is_volatile<volatile T> { static constexpr bool value = true; };
namespace st { template <class T> struct tuple_size; template <class T, class...> using imp = T;
template <class T> struct tuple_size<imp<const T, enable_t<!is_volatile<T>::value>, ic<unsigned long, sizeof(tuple_size<T>)>>> : ic<unsigned long, tuple_size<T>::value> {};
template <class T> struct tuple_size<imp<volatile T, enable_t<!is_volatile<T>::value>, ic<unsigned long, sizeof(tuple_size<T>)>>> : ic<unsigned long, tuple_size<T>::value> {}; }
namespace cu { template <class... T> struct tuple {}; using st::tuple_size; }
namespace st { template <class... T> struct tuple_size<cu::tuple<T...>> : ic<unsigned long, sizeof...(T)> {}; }
__device__ void x() { W<cu::tuple_size<cu::tuple<int, int>>::value>().host(); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("qualified::W<(int)2> ::host()") from a __device__ function("qualified::x") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("qualified::W<(int)2> ::host()") from a __device__ function("qualified::x") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("qualified::W<(int)2> ::host()") from a __device__ function("qualified::x") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "qualified::W<(int)2> ::host" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "qualified::W<(int)2> ::host" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "qualified::W<(int)2> ::host" is undefined in device code
}
namespace decided {
template <bool B> struct V { void host() {} };
template <class T> struct lit { static constexpr bool value = __is_literal_type(T); };
struct S { S(int); };
template <bool B, class T = void> struct enable {}; template <class T> struct enable<true, T> { using type = T; };
template <class T> __device__ typename enable<(sizeof(T) == 4 || lit<T>::value)>::type f(T) { V<true>().host(); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::f< ::decided::Q> ") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::f< ::decided::Q> ") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::f< ::decided::Q> ") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
template <class T> __device__ typename enable<!(sizeof(T) == 4 || lit<T>::value)>::type f(T) { V<false>().host(); }
struct Q { int a; Q(); };
__device__ void x(S s) {
  V<(sizeof(int) == 4 || lit<S>::value)>().host(); V<(sizeof(int) == 8 && lit<S>::value)>().host(); V<sizeof(int) == 4 || lit<S>::value>().host();
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)0> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)0> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("decided::V<(bool)0> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "decided::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "decided::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "decided::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  V<(sizeof(int) == 8 && lit<S>::value) ? true : false>().host(); V<(sizeof(int) == 8 && lit<S>::value || true)>().host();
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)0> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)0> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("decided::V<(bool)0> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("decided::V<(bool)1> ::host()") from a __device__ function("decided::x") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "decided::V<(bool)0> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "decided::V<(bool)0> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "decided::V<(bool)0> ::host" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "decided::V<(bool)1> ::host" is undefined in device code
  f(Q());
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("decided::Q::Q()") from a __device__ function("decided::x") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("decided::Q::Q()") from a __device__ function("decided::x") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("decided::Q::Q()") from a __device__ function("decided::x") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "decided::Q::Q" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "decided::Q::Q" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "decided::Q::Q" is undefined in device code
}
}
// Sizes of expressions and of packs.
namespace sizes {
int h(int);
template <class T> __device__ int parameter(T x) { if constexpr (sizeof(x) == 4) return h(x); return 0; }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::parameter<int> ") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::parameter<int> ") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::parameter<int> ") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "sizes::h" is undefined in device code
template <class T> __device__ int expression(T x) { if constexpr (sizeof(x + 1.0) == 8) return h(1); return 0; }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::expression<int> ") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::expression<int> ") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::expression<int> ") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "sizes::h" is undefined in device code
template <class... T> __device__ int pack(T... x) { if constexpr (sizeof...(x) == 2) return h(1); return 0; }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::pack<int, int > ") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::pack<int, int > ") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::pack<int, int > ") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "sizes::h" is undefined in device code
template <class... T> __device__ int array(T &&...x) { int a[sizeof...(x)]; if constexpr (sizeof(a) == 8) return h(1); return 0; }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::array<int, int > ") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::array<int, int > ") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("sizes::h(int)") from a __device__ function("sizes::array<int, int > ") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "sizes::h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "sizes::h" is undefined in device code
template <class T> __device__ int hidden(T x) { auto l = [](double x) { if constexpr (sizeof(x) == 4) return h(x); return 0; }; return l(1); }
__device__ int instances() {
  return parameter(1) + parameter(1.0) + expression(1) + pack(1, 2) + pack() + array(1, 2) + array(1) + hidden(1);
}
}
// Calls of members, and of templates, in what is not evaluated decide which overload there is.
namespace calls_in_decltype {
template <class T> T &&declval() noexcept;
template <class...> using Void = void;
template <bool B, class T = void> struct EnableIf {};
template <class T> struct EnableIf<true, T> { using type = T; };
template <class T, class = void> struct HasMember { static constexpr bool value = false; };
template <class T> struct HasMember<T, Void<decltype(declval<T &>().get(0))>> { static constexpr bool value = true; };
template <class T, class = void> struct HasType { static constexpr bool value = false; };
template <class T> struct HasType<T, Void<typename T::type>> { static constexpr bool value = true; };
struct True { static constexpr bool value = true; };
struct False { static constexpr bool value = false; };
template <class From, class To> struct Converts {
  template <class T> static void take(T) noexcept;
  template <class F, class T, class = decltype(take<T>(declval<F>()))> static True test(int);
  template <class, class> static False test(...);
  using type = decltype(test<From, To>(0));
  static constexpr bool value = type::value;
};
struct With { int get(int); using type = int; };
struct Without { int set(int); };
struct Private { int get(int, int); };
struct Base {};
struct Derived : Base {};
struct FromInt { FromInt(int); };
__device__ long member(...);
template <class T, class = typename EnableIf<HasMember<T>::value>::type> int member(T);
__device__ long type(...);
template <class T, class = typename EnableIf<HasType<T>::value>::type> int type(T);
__device__ void members(With a, Without b, Private c) {
  member(a);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::member< ::calls_in_decltype::With, void> (T1)") from a __device__ function("calls_in_decltype::members") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::member< ::calls_in_decltype::With, void> (T1)") from a __device__ function("calls_in_decltype::members") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::member< ::calls_in_decltype::With, void> (T1)") from a __device__ function("calls_in_decltype::members") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::member< ::calls_in_decltype::With, void> " is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::member< ::calls_in_decltype::With, void> " is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::member< ::calls_in_decltype::With, void> " is undefined in device code
  member(b);
  member(c);
  member(1);
}
__device__ void types(With a, Without b) {
  type(a);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::type< ::calls_in_decltype::With, void> (T1)") from a __device__ function("calls_in_decltype::types") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::type< ::calls_in_decltype::With, void> (T1)") from a __device__ function("calls_in_decltype::types") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::type< ::calls_in_decltype::With, void> (T1)") from a __device__ function("calls_in_decltype::types") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::type< ::calls_in_decltype::With, void> " is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::type< ::calls_in_decltype::With, void> " is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::type< ::calls_in_decltype::With, void> " is undefined in device code
  type(b);
  type(1);
}
template <class To, class T, class = typename EnableIf<Converts<T, To>::value>::type> int into(const T &);
template <class To> __device__ long into(...);
__device__ void conversions(Base b, Derived d, int *p) {
  into<Base>(d);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into< ::calls_in_decltype::Base, ::calls_in_decltype::Derived, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into< ::calls_in_decltype::Base, ::calls_in_decltype::Derived, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into< ::calls_in_decltype::Base, ::calls_in_decltype::Derived, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::into< ::calls_in_decltype::Base, ::calls_in_decltype::Derived, void> " is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::into< ::calls_in_decltype::Base, ::calls_in_decltype::Derived, void> " is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::into< ::calls_in_decltype::Base, ::calls_in_decltype::Derived, void> " is undefined in device code
  into<Derived>(b);
  into<const int *>(p);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<const int *, int *, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<const int *, int *, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<const int *, int *, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::into<const int *, int *, void> " is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::into<const int *, int *, void> " is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::into<const int *, int *, void> " is undefined in device code
  into<int>(p);
  into<bool>(p);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<bool, int *, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<bool, int *, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<bool, int *, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::into<bool, int *, void> " is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::into<bool, int *, void> " is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::into<bool, int *, void> " is undefined in device code
  into<FromInt>(1.5);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into< ::calls_in_decltype::FromInt, double, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into< ::calls_in_decltype::FromInt, double, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into< ::calls_in_decltype::FromInt, double, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::into< ::calls_in_decltype::FromInt, double, void> " is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::into< ::calls_in_decltype::FromInt, double, void> " is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::into< ::calls_in_decltype::FromInt, double, void> " is undefined in device code
  into<FromInt>(p);
  into<double>(1);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<double, int, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<double, int, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("int calls_in_decltype::into<double, int, void> (const T2 &)") from a __device__ function("calls_in_decltype::conversions") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::into<double, int, void> " is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::into<double, int, void> " is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::into<double, int, void> " is undefined in device code
}
template <class... T> struct Tuple {};
template <class... T, class... U> __device__ bool operator==(const Tuple<T...> &, const Tuple<U...> &);
template <class... T> __device__ bool operator<(const Tuple<T...> &, const Tuple<T...> &);
template <class C> struct Words {};
template <class C> bool operator==(const Words<C> &, const Words<C> &);
template <class C> bool operator<(const Words<C> &, const Words<C> &);
__device__ bool beside_packs(const Words<int> &a, const Words<int> &b) { return a == b; }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("bool calls_in_decltype::operator ==<int> (const ::calls_in_decltype::Words<T1> &, const ::calls_in_decltype::Words<T1> &)") from a __device__ function("calls_in_decltype::beside_packs") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("bool calls_in_decltype::operator ==<int> (const ::calls_in_decltype::Words<T1> &, const ::calls_in_decltype::Words<T1> &)") from a __device__ function("calls_in_decltype::beside_packs") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("bool calls_in_decltype::operator ==<int> (const ::calls_in_decltype::Words<T1> &, const ::calls_in_decltype::Words<T1> &)") from a __device__ function("calls_in_decltype::beside_packs") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::operator ==<int> " is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::operator ==<int> " is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::operator ==<int> " is undefined in device code
__device__ bool beside_pack(const Words<int> &a, const Words<int> &b) { return a < b; }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("bool calls_in_decltype::operator <<int> (const ::calls_in_decltype::Words<T1> &, const ::calls_in_decltype::Words<T1> &)") from a __device__ function("calls_in_decltype::beside_pack") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("bool calls_in_decltype::operator <<int> (const ::calls_in_decltype::Words<T1> &, const ::calls_in_decltype::Words<T1> &)") from a __device__ function("calls_in_decltype::beside_pack") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("bool calls_in_decltype::operator <<int> (const ::calls_in_decltype::Words<T1> &, const ::calls_in_decltype::Words<T1> &)") from a __device__ function("calls_in_decltype::beside_pack") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "calls_in_decltype::operator <<int> " is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "calls_in_decltype::operator <<int> " is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "calls_in_decltype::operator <<int> " is undefined in device code
}
