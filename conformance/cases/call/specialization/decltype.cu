/*---
says: The type of an expression that is not evaluated is known where types alone make its operands, and with it what an instance calls: `decltype` and `__typeof__` of arithmetic, of conditionals, of `declval`, of a call that only tests; it qualifies names, is asked in conditions and goes with packs, empty classes and templates that call themselves.
rules: call.space, call.callee-name
runs: device reject
---*/
template <class T> T &&declval() noexcept;
template <class T> struct Plain { typedef T type; };
template <class T> struct Plain<T &> { typedef T type; };
template <class T> struct Plain<T &&> { typedef T type; };
template <class A, class B> struct Sum { typedef decltype(A() + B()) type; };
template <class A, class B> struct Either { typedef typename Plain<decltype(true ? declval<A>() : declval<B>())>::type type; };
template <class A> struct Promoted { typedef __typeof__(-A()) type; };
template <class A> struct Truth { typedef decltype(!A() && A{} < 3) type; };
template <class A> struct Shifted { typedef decltype(static_cast<A>(1) << 2L) type; };
template <class A> struct Element { typedef typename Plain<decltype(*declval<A>())>::type type; };
struct Test {
  template <class A, class B> static Plain<decltype(declval<A>() * declval<B>())> test(int);
  template <class, class> static Plain<void> test(...);
};
template <class A, class B> struct Tested : Test { typedef decltype(test<A, B>(0)) result; typedef typename Plain<typename result::type>::type type; };
void takes(double);
__device__ void takes(float);
void takes(int);
__device__ void takes(bool);
void takes(long);
__device__ void takes(unsigned);
template <class A, class B> __device__ void of_two() {
  takes(typename Sum<A, B>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(double)") from a __device__ function("of_two<float, double> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_two<long, unsigned int> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Either<A, B>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(double)") from a __device__ function("of_two<float, double> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_two<long, unsigned int> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Tested<A, B>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(double)") from a __device__ function("of_two<float, double> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_two<long, unsigned int> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
}
template <class A> __device__ void of_one() {
  takes(typename Promoted<A>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(int)") from a __device__ function("of_one<short> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_one<long> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Truth<A>::type());
  takes(typename Shifted<A>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(int)") from a __device__ function("of_one<short> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_one<long> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Element<A *>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(int)") from a __device__ function("of_one<short> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_one<long> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
}
__device__ void instances() {
  of_two<float, double>();
  of_two<float, int>();
  of_two<long, unsigned>();
  of_one<short>();
  of_one<long>();
  of_one<unsigned>();
}
namespace conditions {
template <class T> __host__ int hst(T const &);
template <bool B> struct bc { static constexpr bool value = B; };
template <class T> struct tuple_size;
template <class... T> struct tuple {}; template <class... T> struct tuple_size<tuple<T...>> { static constexpr int value = sizeof...(T); };
namespace detail { template <class T> auto has(T *) -> bc<(0 <= tuple_size<T>::value)>; auto has(...) -> bc<false>; }
template <class T> struct is_tuple : decltype(detail::has((T *)0)) {};
template <class T> struct C { static constexpr bool value = true; };
template <bool B> struct V { void host() {} };
template <bool B, class T = void> struct enable {}; template <class T> struct enable<true, T> { using type = T; };
template <class S, typename enable<(is_tuple<S>::value)>::type * = nullptr> __device__ int one(S);
template <class S, typename enable<(is_tuple<S>::value || sizeof(S) == 4)>::type * = nullptr> __device__ double two(S);
template <class M, class S, class Cur = C<int>, typename enable<(is_tuple<S>::value || sizeof(S) == 4)>::type * = nullptr> __device__ auto cm(S const &s, Cur const &cur = {}) { if constexpr (is_tuple<Cur>::value) { return 1; } else { return 2.0; } }
__device__ void x(tuple<int, float> t, float *p) {
  V<is_tuple<tuple<int>>::value>().host(); V<is_tuple<int>::value>().host(); V<is_tuple<tuple<>>::value>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)0> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)0> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)0> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)1> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)1> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)1> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)1> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)1> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("conditions::V<(bool)1> ::host()") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::V<(bool)0> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::V<(bool)0> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::V<(bool)0> ::host" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::V<(bool)1> ::host" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::V<(bool)1> ::host" is undefined in device code
  hst(one(t)); hst(two(t)); hst(two(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int conditions::hst<int> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int conditions::hst<int> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int conditions::hst<int> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::hst<int> " is undefined in device code
  hst(cm<int>(t)); hst(cm<int>(1)); hst(cm<int>(t, t));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int conditions::hst<double> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int conditions::hst<int> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int conditions::hst<int> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int conditions::hst<int> (const T1 &)") from a __device__ function("conditions::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "conditions::hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "conditions::hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "conditions::hst<int> " is undefined in device code
}
}
namespace qualifiers {
template <bool B> struct bc { static constexpr bool value = B; };
template <class T> struct tuple_size;
template <class... T> struct tuple {}; template <class... T> struct tuple_size<tuple<T...>> { static constexpr int value = sizeof...(T); };
namespace detail { template <class T> auto has(T *) -> bc<(0 <= tuple_size<T>::value)>; auto has(...) -> bc<false>;
template <class T> auto hat(T *) -> bc<(0 <= tuple_size<T>::value)>;
template <class T> auto hav(T *) -> bc<true>; auto hav(...) -> bc<false>; }
template <bool B> struct V { void host() {} };
template <bool B, class T = void> struct enable {}; template <class T> struct enable<true, T> { using type = T; };
template <class S, typename enable<(sizeof(S) == 4)>::type * = nullptr> __device__ V<1> e1(S);
template <class S, typename enable<sizeof(S) == 4>::type * = nullptr> __device__ V<1> e2(S);
template <class S, typename enable<(sizeof(S) == 4)>::type *n = nullptr> __device__ V<1> e3(S);
template <class S, typename enable<(sizeof(S) == 4), int>::type = 0> __device__ V<1> e4(S);
template <class S, class enable<(sizeof(S) == 4), int>::type * = nullptr> __device__ V<1> e5(S);
__device__ void x(tuple<int, float> t, float *p) {
  V<decltype(detail::has((int *)0))::value>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)0> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)0> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)0> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)0> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)0> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)0> ::host" is undefined in device code
  V<decltype(detail::hat((tuple<int> *)0))::value>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  V<decltype(detail::hav((int *)0))::value>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  V<decltype(detail::hav(1))::value>().host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)0> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)0> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)0> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)0> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)0> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)0> ::host" is undefined in device code
  e1(1).host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  e2(1).host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  e3(1).host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  e4(1).host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  e5(1).host();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("qualifiers::V<(bool)1> ::host()") from a __device__ function("qualifiers::x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "qualifiers::V<(bool)1> ::host" is undefined in device code
}
}
namespace recursion {
template <class T> __host__ int hst(T);
__device__ void pointers(int);
template <class T> __device__ void pointers(T *t) { hst(t); pointers(*t); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int ***> (T1)") from a __device__ function("recursion::pointers<int **> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int ***> (T1)") from a __device__ function("recursion::pointers<int **> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int ***> (T1)") from a __device__ function("recursion::pointers<int **> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int **> (T1)") from a __device__ function("recursion::pointers<int *> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int **> (T1)") from a __device__ function("recursion::pointers<int *> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int **> (T1)") from a __device__ function("recursion::pointers<int *> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int *> (T1)") from a __device__ function("recursion::pointers<int> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int *> (T1)") from a __device__ function("recursion::pointers<int> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int *> (T1)") from a __device__ function("recursion::pointers<int> ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int ***> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int ***> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int ***> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int **> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int **> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int **> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int *> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int *> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int *> " is undefined in device code
__device__ void packs();
template <class T, class... U> __device__ void packs(T t, U... u) { hst(t); packs(u...); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::packs<double, float > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::packs<double, float > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::packs<double, float > ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<float> (T1)") from a __device__ function("recursion::packs<float > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<float> (T1)") from a __device__ function("recursion::packs<float > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<float> (T1)") from a __device__ function("recursion::packs<float > ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int> (T1)") from a __device__ function("recursion::packs<int, double, float > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int> (T1)") from a __device__ function("recursion::packs<int, double, float > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int> (T1)") from a __device__ function("recursion::packs<int, double, float > ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<float> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<float> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<float> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int> " is undefined in device code
template <int N> struct I {};
__device__ void numbers(I<0>);
template <int N> __device__ void numbers(I<N> i) { hst(i); numbers(I<N - 1>()); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::I<(int)1> > (T1)") from a __device__ function("recursion::numbers<(int)1> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::I<(int)1> > (T1)") from a __device__ function("recursion::numbers<(int)1> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::I<(int)1> > (T1)") from a __device__ function("recursion::numbers<(int)1> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::I<(int)2> > (T1)") from a __device__ function("recursion::numbers<(int)2> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::I<(int)2> > (T1)") from a __device__ function("recursion::numbers<(int)2> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::I<(int)2> > (T1)") from a __device__ function("recursion::numbers<(int)2> ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst< ::recursion::I<(int)1> > " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst< ::recursion::I<(int)1> > " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst< ::recursion::I<(int)1> > " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst< ::recursion::I<(int)2> > " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst< ::recursion::I<(int)2> > " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst< ::recursion::I<(int)2> > " is undefined in device code
template <int... N> struct L {};
__device__ void lists(L<>);
template <int N, int... M> __device__ void lists(L<N, M...> l) { hst(l); lists(L<M...>()); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)1, (int)2, (int)3 > > (T1)") from a __device__ function("recursion::lists<(int)1, (int)2, (int)3 > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)1, (int)2, (int)3 > > (T1)") from a __device__ function("recursion::lists<(int)1, (int)2, (int)3 > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)1, (int)2, (int)3 > > (T1)") from a __device__ function("recursion::lists<(int)1, (int)2, (int)3 > ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)2, (int)3 > > (T1)") from a __device__ function("recursion::lists<(int)2, (int)3 > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)2, (int)3 > > (T1)") from a __device__ function("recursion::lists<(int)2, (int)3 > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)2, (int)3 > > (T1)") from a __device__ function("recursion::lists<(int)2, (int)3 > ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)3 > > (T1)") from a __device__ function("recursion::lists<(int)3 > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)3 > > (T1)") from a __device__ function("recursion::lists<(int)3 > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst< ::recursion::L<(int)3 > > (T1)") from a __device__ function("recursion::lists<(int)3 > ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)1, (int)2, (int)3 > > " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)1, (int)2, (int)3 > > " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)1, (int)2, (int)3 > > " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)2, (int)3 > > " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)2, (int)3 > > " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)2, (int)3 > > " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)3 > > " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)3 > > " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst< ::recursion::L<(int)3 > > " is undefined in device code
template <class T> struct Q {
  __device__ void member(int);
  template <class U> __device__ void member(U *u) { hst(u); member(*u); }
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int ***> (T1)") from a __device__ function("recursion::Q<int> ::member<int **> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int ***> (T1)") from a __device__ function("recursion::Q<int> ::member<int **> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int ***> (T1)") from a __device__ function("recursion::Q<int> ::member<int **> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int **> (T1)") from a __device__ function("recursion::Q<int> ::member<int *> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int **> (T1)") from a __device__ function("recursion::Q<int> ::member<int *> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int **> (T1)") from a __device__ function("recursion::Q<int> ::member<int *> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int *> (T1)") from a __device__ function("recursion::Q<int> ::member<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int *> (T1)") from a __device__ function("recursion::Q<int> ::member<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int *> (T1)") from a __device__ function("recursion::Q<int> ::member<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int ***> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int ***> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int ***> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int **> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int **> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int **> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int *> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int *> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int *> " is undefined in device code
};
__device__ void use(int ***p) {
  pointers(p);
  packs(1, 2.0, 3.0f);
  numbers(I<2>());
  lists(L<1, 2, 3>());
  Q<int>().member(p);
}
template <class T, class... U> __device__ void chosen(T t, U... u) { if constexpr (sizeof...(U) > 0) chosen(u...); else hst(t); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::chosen<double > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::chosen<double > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::chosen<double > ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
template <int N, class T> __host__ __device__ auto rec(T t) { if constexpr (N == 0) { return t; } else { return rec<N - 1>(t + 1.0); } }
__device__ void both() { chosen(1, 2, 3.0); hst(rec<3>(1)); hst(rec<0>(1)); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::both") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::both") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<double> (T1)") from a __device__ function("recursion::both") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int> (T1)") from a __device__ function("recursion::both") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int recursion::hst<int> (T1)") from a __device__ function("recursion::both") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int recursion::hst<int> (T1)") from a __device__ function("recursion::both") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<double> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "recursion::hst<int> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "recursion::hst<int> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "recursion::hst<int> " is undefined in device code
}
