/*---
says: In a template a function that is named with template arguments that depend on its parameters is not judged by the host pass, whatever its arguments are.
rules: call.context
runs: host accept
deviation: oracle host BUG template arguments that depend are not looked at
deviation: oracle=cufe host BUG template arguments that depend are not looked at
---*/
namespace N { template <class S> __device__ int in_namespace() { return 1; } }
template <class S> __device__ int d() { return 1; }
template <int I> __device__ int e() { return I; }
template <class S> __device__ int one(int) { return 1; }
template <class S, class T> __device__ int two(T) { return 1; }
template <class T> __device__ int deduced(T) { return 1; }
template <template <class> class X> __device__ int of_template() { return 1; }
template <class... S> __device__ int of_pack() { return 1; }
template <class S, class U = int> __device__ constexpr int constant() { return 1; }
template <class S> __device__ auto with_auto() { return 1; }
struct Y { template <class S> __device__ static int sd() { return 1; } template <class S> __device__ int md() { return 1; } };
template <class S> struct Q { template <class U> __device__ static int qs() { return 1; } };
template <class T> using Same = T;
template <class T> constexpr int value = 4;
template <class S> __host__ int type() { return d<S>(); }
template <class S> __host__ int pointer() { return d<S *>(); }
template <int I> int number() { return e<I>(); }
template <class S> int size() { return e<sizeof(S)>(); }
template <class S> int cast() { return e<(int)sizeof(S)>(); }
template <class S> int static_member() { return Y::sd<S>(); }
template <class S> int global() { return ::d<S>(); }
template <class S> int argument() { return one<S>(1); }
template <class S> int partly_deduced() { return two<S>(1); }
template <class S> int nested_type() { return d<typename S::t>(); }
template <class S> int qualified() { return N::in_namespace<S>(); }
template <template <class> class S> int template_template() { return of_template<S>(); }
template <class... S> int pack() { return of_pack<S...>(); }
template <class S> int second() { return of_pack<int, S>(); }
template <class S> int constexpr_callee() { return constant<S>(); }
template <class S> __host__ __device__ int both() { return d<S>() + constant<S>(); }
template <class S> __host__ __device__ constexpr int constexpr_caller() { return constant<S>(); }
template <class S> int deduced_result() { return with_auto<S>(); }
template <class S> int member() { Y y; return y.md<S>(); }
template <class S> int in_lambda() { auto l = [] { return d<S>(); }; return l(); }
template <class S> int alias() { using A = S; return d<A>(); }
template <class S> int constant_of() { const int n = sizeof(S); return e<n>(); }
template <class S> int local_class() { struct L {}; return d<L>(); }
template <class S> int local_enumerator() { enum { L = 1 }; return e<L>(); }
template <class S> int template_id() { return d<Q<S>>(); }
template <class S> int alias_template() { return d<Same<S>>(); }
template <class S> int variable_template() { return e<value<S>>(); }
template <class S> int of_class_template() { return Q<int>::qs<S>(); }
template <class S> int dependent_qualifier() { return Q<S>::template qs<int>(); }
template <class S> int in_parentheses() { return (d<S>)(); }
template <class S> int address() { return (&d<S>)(); }
template <class S> int dereferenced() { return (*d<S>)(); }
template <class S> int of_expression() { return d<decltype(S())>() + e<S::v>(); }
template <class S> int of_parameter(S s) { return d<decltype(s)>(); }
template <class S> int of_function_type() { return d<S (*)(int)>(); }
template <class S> int functional_cast() { return e<int(3)>(); }
template <class S> struct C {
  struct Inner {};
  int i = d<S>();
  C() { d<S>(); }
  C(int) : i(d<S>()) {}
  ~C() { Y::sd<S>(); }
  operator int() { return d<S>(); }
  int itself() { return d<C>() + d<C *>(); }
  int inner() { return d<Inner>(); }
};
template <class S> struct D : Y {
  int a() { return this->template md<S>(); }
  int b() { return md<S>(); }
  int c() { return sd<S>(); }
  int d() { return md<int>(); }
};
int instances() { return type<int>() + pointer<int>() + number<3>() + size<int>() + both<int>(); }
