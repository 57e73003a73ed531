/*---
says: std::move and std::forward are called from device code though nothing is written on them.
rules: call.library
runs: host accept, device accept, documented accept, documented-device accept
---*/
namespace std {
template <class T> T &&move(T &t) noexcept { return static_cast<T &&>(t); }
template <> char &&move<char>(char &t) noexcept { return static_cast<char &&>(t); }
template <class T> int move(T *t, ...) { return *t; }
inline namespace version {
template <class T> T &&forward(T &t) noexcept { return static_cast<T &&>(t); }
}
template <class... T> int forward(T *...t) { return 1; }
}
namespace user {
using std::move;
}
__device__ void calls_from_D(int a, char c) {
  std::move(a);
  //^ witness[call.library(move-forward) = HD]
  //^ witness[call.space(D, HD, no, no)]
  std::move(c);
  //^ witness[call.library(move-forward) = HD]
  std::move(&a, 1);
  //^ witness[call.library(move-forward) = HD]
  user::move(a);
  //^ witness[call.library(move-forward) = HD]
  std::forward(a);
  //^ witness[call.library(move-forward) = HD]
  std::version::forward<int>(a);
  //^ witness[call.library(move-forward) = HD]
  std::forward(&a, &c);
  //^ witness[call.library(move-forward) = HD]
}
__global__ void calls_from_G() {
  int a;
  std::move(a);
  //^ witness[call.library(move-forward) = HD]
  //^ witness[call.space(G, HD, no, no)]
  std::forward(a);
  //^ witness[call.library(move-forward) = HD]
}
__host__ __device__ void calls_from_HD(int a) {
  std::move(a);
  //^ witness[call.library(move-forward) = HD]
  //^ witness[call.space(HD, HD, no, no)]
  std::forward(a);
  //^ witness[call.library(move-forward) = HD]
}
void calls_from_none(int a) {
  std::move(a);
  //^ witness[call.library(move-forward) = HD]
  //^ witness[call.space(none, HD, no, no)]
}
template <class T> __device__ T moved(T t) { return std::move(t); }
__device__ int instance() { return moved(1); }
