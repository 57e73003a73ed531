/*---
says: Every form of a kernel with a std::initializer_list parameter.
rules: kernel.parameter
runs: host reject, device reject
---*/
namespace std {
template <class T> class initializer_list {
  const T *b;
  size_t n;
};
}
__global__ void a(std::initializer_list<int> x);
//^ device error[kernel.parameter.initializer-list]: a __global__ function or function template cannot have a parameter with type std::initializer_list
//^ witness[kernel.parameter(function, initializer-list)]
struct M {
  template <class T> __global__ void m(T, std::initializer_list<int> x) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.parameter(member-template, initializer-list)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T, std::initializer_list<int> x);
//^ device error[kernel.parameter.initializer-list]: a __global__ function or function template cannot have a parameter with type std::initializer_list
//^ witness[kernel.parameter(template, initializer-list)]
template <class T> __global__ void c(T, std::initializer_list<int> x) {}
//^ device error[kernel.parameter.initializer-list]: a __global__ function or function template cannot have a parameter with type std::initializer_list
//^ witness[kernel.parameter(template, initializer-list)]
template __global__ void c(int, std::initializer_list<int> x);
//^ witness[kernel.parameter(instantiation, initializer-list)]
template <class T> __global__ void d(T, std::initializer_list<int> x) {}
//^ device error[kernel.parameter.initializer-list]: a __global__ function or function template cannot have a parameter with type std::initializer_list
//^ witness[kernel.parameter(template, initializer-list)]
template <> __global__ void d(int, std::initializer_list<int> x) {}
//^ device error[kernel.parameter.initializer-list]: a __global__ function or function template cannot have a parameter with type std::initializer_list
//^ witness[kernel.parameter(specialisation, initializer-list)]
template <class T> __global__ void e(T) {}
//^ device error[kernel.parameter.initializer-list]: a __global__ function or function template cannot have a parameter with type std::initializer_list
//^ witness[kernel.parameter(instance, initializer-list)]
template __global__ void e(std::initializer_list<int>);
