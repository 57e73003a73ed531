/*---
says: Member functions of std::initializer_list are called from device code though nothing is written on them.
rules: call.library
runs: host accept, device accept, documented accept, documented-device accept
---*/
namespace std {
template <class T> struct initializer_list {
  int size() { return 1; }
  static int none() { return 1; }
  operator int() { return 1; }
  int operator+(int) { return 1; }
  int later();
};
template <class T> int initializer_list<T>::later() { return 1; }
}
__device__ void calls_from_D(std::initializer_list<int> &l) {
  l.size();
  //^ witness[call.library(initializer-list-member) = HD]
  //^ witness[call.space(D, HD, no, no)]
  l.none();
  //^ witness[call.library(initializer-list-member) = HD]
  int i = l;
  //^ witness[call.library(initializer-list-member) = HD]
  l + 1;
  //^ witness[call.library(initializer-list-member) = HD]
  l.later();
  //^ witness[call.library(initializer-list-member) = HD]
}
__global__ void calls_from_G() {
  std::initializer_list<int> *l;
  l->size();
  //^ witness[call.library(initializer-list-member) = HD]
  //^ witness[call.space(G, HD, no, no)]
}
__host__ __device__ void calls_from_HD(std::initializer_list<int> &l) {
  l.size();
  //^ witness[call.library(initializer-list-member) = HD]
  //^ witness[call.space(HD, HD, no, no)]
}
