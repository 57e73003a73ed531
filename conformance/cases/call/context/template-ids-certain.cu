/*---
says: In a template a function that is named with template arguments that depend on nothing is judged by the host pass at the template.
rules: call.context
runs: host reject
arguments: --c++20
deviation: oracle=cufe host N-I how an instance of a function template is named in a text
---*/
template <class S> __device__ int d() { return 1; }
template <int I> __device__ int e() { return I; }
template <class S> __device__ int one(S) { return 1; }
template <class S, class T> __device__ int two(T) { return 1; }
template <class... S> __device__ int of_pack() { return 1; }
struct Y { template <class S> __device__ static int sd() { return 1; } };
struct Q { int v; };
constexpr int K = 4;
constexpr int f(int i) { return i; }
template <class T> constexpr int value = 4;
template <class S> int keyword() { return d<int>(); }
//^ error[call.device-from-host]
template <class S> int literal() { return e<3>(); }
//^ error[call.device-from-host]
template <class S> int class_name() { return d<Q>(); }
//^ error[call.device-from-host]
template <class S> int partly_deduced() { return two<int>(1); }
//^ error[call.device-from-host]
template <class S> int static_member() { return Y::sd<int>(); }
//^ error[call.device-from-host]
template <class S> int local_alias() { typedef int I; return d<I>(); }
//^ error[call.device-from-host]
template <class S> int pointer() { return d<const int *>(); }
//^ error[call.device-from-host]
template <class S> int constant() { return e<K>(); }
//^ error[call.device-from-host]
template <class S> int expression() { return e<K + 1>(); }
//^ error[call.device-from-host]
template <class S> int size() { return e<sizeof(int)>(); }
//^ error[call.device-from-host]
template <class S> int size_of_class() { return e<sizeof(Q)>(); }
//^ error[call.device-from-host]
template <class S> int called() { return e<f(3)>(); }
//^ error[call.device-from-host]
template <class S> int braces() { return e<int{3}>(); }
//^ error[call.device-from-host]
template <class S> int cast() { return e<static_cast<int>(3)>(); }
//^ error[call.device-from-host]
template <class S> int function_type() { return d<int (*)(int)>(); }
//^ error[call.device-from-host]
template <class S> int variable_template() { return e<value<int>>(); }
//^ error[call.device-from-host]
template <class S> int no_arguments() { return of_pack<>(); }
//^ error[call.device-from-host]
template <class S> int pack() { return of_pack<int, char>(); }
//^ error[call.device-from-host]
template <class S> int value_dependent() { return one(sizeof(S)); }
//^ error[call.device-from-host]
template <class S> __host__ __device__ int both() { return d<int>(); }
//^ error[call.device-from-host-device]
template <class S> struct C { int m() { return d<int>(); } };
//^ error[call.device-from-host]
int generic() { auto l = [](auto x) { return d<int>(); }; (void)l; return 0; }
//^ error[call.device-from-host]
int abbreviated(auto x) { return d<int>(); }
//^ error[call.device-from-host]
