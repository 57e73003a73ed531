/*---
says: The name of a kernel template is looked at in a template when neither its template arguments nor those of the call depend on a template parameter, qualified or not.
rules: launch.unconfigured
runs: host reject
deviation: oracle host BUG names of kernel templates with dependent arguments are looked at where they are qualified
---*/
namespace v {
template <class T, int N> __global__ void two(T *p);
template <int N> __global__ void number(int);
__global__ void plain(int);
}
template <class T> __global__ void own(T);
template <class T> void dependent_type(T *p) { v::two<T, 3>(p); }
template <int N> void dependent_number(int *p) { v::two<int, N>(p); v::two<int, N + 1>(0); }
template <class T> void not_dependent(int *p, int i) {
  v::two<int, 3>(p);  // error[launch.unconfigured]: a __global__ function call must be configured
  own<int>(i);  // error[launch.unconfigured]: a __global__ function call must be configured
  ::own<int>(i);  // error[launch.unconfigured]: a __global__ function call must be configured
}
template <class T> void dependent_arguments(T p) {
  own<T>(p); ::own<T>(p); (own<T>)(p); own<int>(p); ::own<int>(p); v::number<sizeof(T)>(1); v::number<3>(p);
}
template <class T> void no_template(T p) {
  v::plain(p);  // error[launch.unconfigured]: a __global__ function call must be configured
  v::plain(1);  // error[launch.unconfigured]: a __global__ function call must be configured
}
template <class T> struct Class {
  static const int c = 1;
  void member(T p) { own<T>(p); ::own<Class>(*this); v::number<c>(1); v::number<Class::c>(1); }
};
