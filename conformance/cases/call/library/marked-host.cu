/*---
says: std::move and std::forward are called from device code though __host__ is written on them.
rules: call.library
runs: host accept, device accept
---*/
namespace std {
template <class T> __host__ T &&move(T &t) noexcept { return static_cast<T &&>(t); }
template <class T> __host__ constexpr T &&forward(T &t) noexcept { return static_cast<T &&>(t); }
}
__device__ void calls(int a) {
  std::move(a);
  //^ witness[call.library(move-forward) = HD]
  std::forward(a);
}
