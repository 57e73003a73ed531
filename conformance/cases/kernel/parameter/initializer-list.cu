/*---
says: A kernel parameter of type std::initializer_list.
rules: kernel.parameter.initializer-list
runs: host accept, device reject
---*/
namespace std {
template <class T> class initializer_list {
  const T *b;
  size_t n;
};
}
__global__ void k(std::initializer_list<int> l);
//^ device error[kernel.parameter.initializer-list]: a __global__ function or function template cannot have a parameter with type std::initializer_list
