/*---
says: A list of which every item can be a parameter declaration declares a function; nothing in it is called.
rules: call.space
runs: host accept, device accept
deviation: oracle=cufe host BUG the oracle takes some lists for initialisers
deviation: oracle=cufe device BUG the oracle takes some lists for initialisers
---*/
struct A { A(int, int = 0, int = 0); };
using T = int;
template <class U> struct V { using X = int; };
__device__ int d(int = 0);
int n, m;
void one() { A a(int(n)); }
void two() { A a(int(n), T(m)); }
void unnamed() { A a(T(n), int); }
void ellipsis() { A a(int(n), ...); }
void array() { A a(T(n)[3], int(&m)); }
void function() { A a(T(), A(*f)(int)); }
void of_type() { A a(T(T)); }
void parentheses() { A a(int((n))); }
void dependent_name() { A a(typename V<A>::X(n)); }
void type_of() { A a(decltype(n)(m)); }
void function_of() { A a(T(n)(int)); }
void reference() { A a(int(n), const T &m); }
__device__ void on_device(int i) { A a(int(i)); A b(T(i), int(j)); }
A at_namespace_scope(int(n), T(m));
A with_default(int(n), int(m) = 3);
