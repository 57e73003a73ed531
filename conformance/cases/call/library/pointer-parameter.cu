/*---
says: A kernel takes a pointer to std::initializer_list and calls its members.
rules: call.library, kernel.parameter
runs: host accept, device accept, documented accept
---*/
namespace std {
template <class T> struct initializer_list {
  int size() { return 1; }
};
}
__global__ void kernel(std::initializer_list<int> *l) {
  l->size();
  //^ witness[call.library(initializer-list-member) = HD]
}
