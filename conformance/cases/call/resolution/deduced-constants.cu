/*---
says: A static data member that is declared auto has the type of its value.
rules: call.callee-name
runs: device reject
---*/
template <auto v> struct C {
  static constexpr auto value = v;
  using value_type = decltype(v);
};
constexpr auto outside = 3u;
template <class T> void taken(T);
__global__ void members() {
  taken(C<2>::value);
  taken(C<3ull>::value);
  taken(C<'c'>::value);
  taken(outside);
}
