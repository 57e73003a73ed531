/*---
says: A type that a class inherits from a specialisation of a class template is that of the specialisation.
rules: call.space
runs: host reject
---*/
template <class T, class D = long> struct Base {
  typedef T value_type;
  using difference_type = D;
  struct Inner {};
};
__device__ int on_device(int);
__host__ int on_device(long);
__device__ int of_inner(Base<int>::Inner);
int of_inner(Base<char>::Inner);
int of_inner(Base<bool>::Inner);
struct One : Base<int> {
  int call(value_type v) { return on_device(v); }
  //^ error[call.device-from-host]: calling a __device__ function("on_device(int)") from a __host__ function("call") is not allowed
  int right(difference_type v) { return on_device(v); }
  int inner(Inner v) { return of_inner(v); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z8of_inner1?") from a __host__ function("inner") is not allowed
};
struct Two : One {
  int call(value_type v) { return on_device(v); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z9on_device1?") from a __host__ function("call") is not allowed
};
struct Other : Base<char, int> {
  int call(difference_type v) { return on_device(v); }
  //^ error[call.device-from-host]: calling a __device__ function("_Z9on_device1?") from a __host__ function("call") is not allowed
  int right(Inner v) { return of_inner(v); }
  //^ error[c++]: no instance of overloaded function "of_inner" matches the argument list
};
struct Inside {
  struct Nested : Base<bool> {
    struct Deeper {
      int right(Inner v) { return of_inner(v); }
    };
  };
};
