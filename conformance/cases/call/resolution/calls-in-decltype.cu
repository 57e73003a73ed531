/*---
says: Calls of members, and of templates, in what is not evaluated decide which overload there is; packs in the type of a parameter do, too.
rules: call.form, call.space
runs: host accept, device reject
---*/
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
  //^ device error[call.host-from-device]: calling a __host__ function("int ::member< ::With, void> (T1)") from a __device__ function("members") is not allowed
  //^ device error[device-code.undefined]: identifier "member< ::With, void> " is undefined in device code
  member(b);
  member(c);
  member(1);
}
__device__ void types(With a, Without b) {
  type(a);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::type< ::With, void> (T1)") from a __device__ function("types") is not allowed
  //^ device error[device-code.undefined]: identifier "type< ::With, void> " is undefined in device code
  type(b);
  type(1);
}
template <class To, class T, class = typename EnableIf<Converts<T, To>::value>::type> int into(const T &);
template <class To> __device__ long into(...);
__device__ void conversions(Base b, Derived d, int *p) {
  into<Base>(d);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::into< ::Base, ::Derived, void> (const T2 &)") from a __device__ function("conversions") is not allowed
  //^ device error[device-code.undefined]: identifier "into< ::Base, ::Derived, void> " is undefined in device code
  into<Derived>(b);
  into<const int *>(p);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::into<const int *, int *, void> (const T2 &)") from a __device__ function("conversions") is not allowed
  //^ device error[device-code.undefined]: identifier "into<const int *, int *, void> " is undefined in device code
  into<int>(p);
  into<bool>(p);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::into<bool, int *, void> (const T2 &)") from a __device__ function("conversions") is not allowed
  //^ device error[device-code.undefined]: identifier "into<bool, int *, void> " is undefined in device code
  into<FromInt>(1.5);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::into< ::FromInt, double, void> (const T2 &)") from a __device__ function("conversions") is not allowed
  //^ device error[device-code.undefined]: identifier "into< ::FromInt, double, void> " is undefined in device code
  into<FromInt>(p);
  into<double>(1);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::into<double, int, void> (const T2 &)") from a __device__ function("conversions") is not allowed
  //^ device error[device-code.undefined]: identifier "into<double, int, void> " is undefined in device code
}
template <class... T> struct Tuple {};
template <class... T, class... U> __device__ bool operator==(const Tuple<T...> &, const Tuple<U...> &);
template <class... T> __device__ bool operator<(const Tuple<T...> &, const Tuple<T...> &);
template <class C> struct Words {};
template <class C> bool operator==(const Words<C> &, const Words<C> &);
template <class C> bool operator<(const Words<C> &, const Words<C> &);
__device__ bool beside_packs(const Words<int> &a, const Words<int> &b) { return a == b; }
//^ device error[call.host-from-device]: calling a __host__ function("bool ::operator ==<int> (const ::Words<T1> &, const ::Words<T1> &)") from a __device__ function("beside_packs") is not allowed
//^ device error[device-code.undefined]: identifier "operator ==<int> " is undefined in device code
__device__ bool beside_pack(const Words<int> &a, const Words<int> &b) { return a < b; }
//^ device error[call.host-from-device]: calling a __host__ function("bool ::operator <<int> (const ::Words<T1> &, const ::Words<T1> &)") from a __device__ function("beside_pack") is not allowed
//^ device error[device-code.undefined]: identifier "operator <<int> " is undefined in device code
