/*---
says: A class of that name in another namespace.
rules: kernel.parameter.initializer-list
runs: host accept, device accept
---*/
namespace own {
template <class T> class initializer_list {};
}
__global__ void k(own::initializer_list<int> l);
