/*---
says: What a generic lambda or an abbreviated function template names with template arguments that depend on its parameters, or calls with such arguments, is not judged by the host pass where it is written.
rules: call.context
runs: host accept
arguments: --c++20
---*/
template <class S> __device__ int d() { return 1; }
template <int I> __device__ int e() { return I; }
template <class T> __device__ int deduced(T) { return 1; }
int generic() { auto l = [](auto x) { return d<decltype(x)>() + deduced(x); }; (void)l; return 0; }
int generic_with_list() { auto l = []<class T>(T x) { return d<T>() + e<sizeof(x)>(); }; (void)l; return 0; }
int abbreviated(auto x) { return d<decltype(x)>() + deduced(x); }
