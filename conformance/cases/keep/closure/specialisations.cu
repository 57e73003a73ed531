/*---
says: Explicit and partial specialisations are entries of their own; an instance is its template.
rules: keep.closure
runs: host accept, device accept, documented accept
---*/
template <typename T> struct P {
//^ kept[P] definition
  static constexpr int v = 1;
  //^ kept[P::v] definition
};
template <> struct P<void> {
//^ kept[P] definition
  static constexpr int v = 3;
  //^ kept[P::v] definition
};
template <> struct P<long> {
//^ kept[P] nothing
  static constexpr int v = 4;
  //^ kept[P::v] nothing
};
template <typename T> struct Q {
//^ kept[Q] definition
  static constexpr int v = 1;
  //^ kept[Q::v] definition
};
template <> struct Q<void> {
//^ kept[Q] nothing
  static constexpr int v = 2;
  //^ kept[Q::v] nothing
};
__device__ int function() { return P<int>::v + P<void>::v + Q<int>::v; }
