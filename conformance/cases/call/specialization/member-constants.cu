/*---
says: Constants that members of instances, variable templates and built-in type traits give choose what code calls.
rules: call.space
runs: host accept, device reject
---*/
template <int N> struct I {};
template <int N> void host(I<N>) {}
struct Yes { static constexpr bool value = true; };
struct No { static constexpr bool value = false; };
struct Pair { float a, b; };
union Both { int a; float b; };
struct Derived : Pair {};
enum Colour { red, green };
template <bool> struct Choose { template <class A, class> using type = A; };
template <> struct Choose<false> { template <class, class B> using type = B; };
template <bool C, class A, class B> using choose_t = typename Choose<C>::template type<A, B>;
template <class T> struct IsInt : No {};
template <> struct IsInt<int> : Yes {};
template <class A, class B> struct Or : choose_t<A::value, A, B> {};
template <class T> struct Nested { struct type : IsInt<T> {}; };
template <class T> inline constexpr int kind = 1;
template <> inline constexpr int kind<float> = 2;
template <class T> inline constexpr int kind<T *> = 3;
template <class T> inline constexpr int kind<const T *> = kind<T> + 10;
template <class T, class U> inline constexpr bool same = false;
template <class T> inline constexpr bool same<T, T> = true;
template <class T, int M> struct Traits {
  using type = T;
  enum { members = M + 1 };
  enum Named { first = M + 2 };
  static constexpr bool is_pair = __is_same(T, Pair);
  static constexpr int many = is_pair == 1 ? M : 2 * M;
  using chosen = choose_t<is_pair, I<7>, I<8>>;
};
template <class K> __device__ void members() {
  host(I<K::many>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)3> ( ::I<T1> )") from a __device__ function("members< ::Traits< ::Pair, (int)3> > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)6> ( ::I<T1> )") from a __device__ function("members< ::Traits<int, (int)3> > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)3> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)6> " is undefined in device code
  host(I<K::members>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)4> ( ::I<T1> )") from a __device__ function("members< ::Traits< ::Pair, (int)3> > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)4> ( ::I<T1> )") from a __device__ function("members< ::Traits<int, (int)3> > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)4> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)4> " is undefined in device code
  host(I<K::first>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)5> ( ::I<T1> )") from a __device__ function("members< ::Traits< ::Pair, (int)3> > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)5> ( ::I<T1> )") from a __device__ function("members< ::Traits<int, (int)3> > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)5> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)5> " is undefined in device code
  host(I<K::is_pair + 40>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)40> ( ::I<T1> )") from a __device__ function("members< ::Traits<int, (int)3> > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)41> ( ::I<T1> )") from a __device__ function("members< ::Traits< ::Pair, (int)3> > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)40> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)41> " is undefined in device code
  host(typename K::chosen());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)7> ( ::I<T1> )") from a __device__ function("members< ::Traits< ::Pair, (int)3> > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)8> ( ::I<T1> )") from a __device__ function("members< ::Traits<int, (int)3> > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)7> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)8> " is undefined in device code
}
template <class T> __device__ void bases() {
  host(I<IsInt<T>::value>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)0> ( ::I<T1> )") from a __device__ function("bases<char> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)1> ( ::I<T1> )") from a __device__ function("bases<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)0> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)1> " is undefined in device code
  host(I<Or<IsInt<char>, IsInt<T>>::value + 2>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)2> ( ::I<T1> )") from a __device__ function("bases<char> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)3> ( ::I<T1> )") from a __device__ function("bases<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)2> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)3> " is undefined in device code
  host(I<Nested<T>::type::value + 4>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)4> ( ::I<T1> )") from a __device__ function("bases<char> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)5> ( ::I<T1> )") from a __device__ function("bases<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)4> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)5> " is undefined in device code
  host(choose_t<Or<IsInt<T>, No>::value, I<6>, I<9>>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)6> ( ::I<T1> )") from a __device__ function("bases<int> ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)9> ( ::I<T1> )") from a __device__ function("bases<char> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)6> " is undefined in device code
  //^ device error[device-code.undefined]: identifier "host<(int)9> " is undefined in device code
}
template <class T> __device__ void variables() {
  host(I<kind<T>>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)2> ( ::I<T1> )") from a __device__ function("variables<float> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)2> " is undefined in device code
  host(I<kind<T *> + 100>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)103> ( ::I<T1> )") from a __device__ function("variables<float> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)103> " is undefined in device code
  host(I<kind<const T *>>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)12> ( ::I<T1> )") from a __device__ function("variables<float> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)12> " is undefined in device code
  host(I<same<T, float> + 20>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)21> ( ::I<T1> )") from a __device__ function("variables<float> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)21> " is undefined in device code
  host(I<same<T, int> + 20>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)20> ( ::I<T1> )") from a __device__ function("variables<float> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)20> " is undefined in device code
}
template <class T> __device__ void traits() {
  host(I<__is_same(T, Pair)>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)1> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)1> " is undefined in device code
  host(I<__is_class(T) + 2>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)3> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)3> " is undefined in device code
  host(I<__is_union(Both) + 4>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)5> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)5> " is undefined in device code
  host(I<__is_enum(Colour) + 6>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)7> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)7> " is undefined in device code
  host(I<__is_enum(T) + 8>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)8> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)8> " is undefined in device code
  host(I<__is_base_of(Pair, Derived) + 10>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)11> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)11> " is undefined in device code
  host(I<__is_base_of(Derived, T) + 12>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)12> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)12> " is undefined in device code
  host(I<__is_trivially_copyable(int) + 14>());
  //^ device error[call.host-from-device]: calling a __host__ function("void ::host<(int)15> ( ::I<T1> )") from a __device__ function("traits< ::Pair> ") is not allowed
  //^ device error[device-code.undefined]: identifier "host<(int)15> " is undefined in device code
}
__device__ void all() {
  members<Traits<Pair, 3>>();
  members<Traits<int, 3>>();
  bases<int>();
  bases<char>();
  variables<float>();
  traits<Pair>();
}
