/*---
says: Init-captures, packs, if constexpr, specifiers; what is known in a template and what in its instances.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda --diag_warning=20178
---*/
namespace std { template <class T> struct initializer_list { const T *b; unsigned long n; constexpr initializer_list(const T *p, unsigned long k) : b(p), n(k) {} }; }
void i1(int x) { int z[2] = {1, 2}; auto a = [w{z}] __device__ {}; auto b = [w = z] __device__ {}; auto c = [&w = z] __device__ {}; auto d = [w(z)] __device__ {}; auto e = [&w = x] __host__ __device__ {}; auto f = [y = x, k = x] __host__ __device__ {}; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
//^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
//^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
//^ error[lambda.reference-capture]: An extended __host__ __device__ lambda cannot capture variables by reference
//^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
//^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
//^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
void i2(int x) { auto a = [y = {1, 2}] __device__ {}; std::initializer_list<int> il = {1}; auto b = [y = il] __device__ {}; auto c = [il] __device__ {}; auto d = [y{x}] __device__ {}; }
//^ error[lambda.initializer-list-capture]: An extended __device__ lambda cannot have init-captures with type std::initializer_list
//^ error[lambda.initializer-list-capture]: An extended __device__ lambda cannot have init-captures with type std::initializer_list
template <class... T> void p1(T... t) { auto a = [t...] __device__ {}; auto b = [=] __device__ { f(t...); }; auto c = [&t...] __device__ {}; }
//^ host error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
//^ host error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
//^ host error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
//^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
template <class... T> void p2(T... t) { auto a = [t...] __device__ {}; auto b = [=] __device__ { (void)sizeof...(t); (void)sizeof...(T); }; auto c = [&t...] __device__ {}; auto d = [=] __device__ { (void)(t + ...); }; }
//^ error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
//^ error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
//^ error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
template void p2(int, int); template void p2(char);
template <class... T> void p3(T... t) { auto a = [t...] __device__ {}; }
//^ error[lambda.pack-element-capture]: An extended __device__ lambda cannot capture an element of a parameter pack
template void p3();
void c1(int x, int y) { auto a = [=] __device__ { if constexpr (true) { (void)x; } (void)x; }; auto b = [=] __device__ { (void)x; if constexpr (true) { (void)x; } }; auto c = [x] __device__ { if constexpr (true) (void)x; }; auto d = [=] __device__ { if constexpr (sizeof(x)) { } else { (void)y; } }; }
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
void c2(int x, int y) { auto a = [=] __device__ { if constexpr (true) { auto q = [=] { (void)x; }; } }; auto b = [=] __device__ { if constexpr (true) { auto q = [x] { (void)x; }; } }; auto c = [&] __device__ { if constexpr (true) { (void)x; } }; auto e = [=] __device__ { if constexpr (false) (void)y; else (void)x; }; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
struct S { int v; void m() { auto c = [=] __device__ { if constexpr (true) (void)v; }; } };
//^ error[lambda.constexpr-if-capture]: An extended __device__ lambda cannot first-capture variable in constexpr-if context
//^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
void o1() { auto a = [] () __device__ {}; auto b = [] () __host__ {}; auto c = [] () mutable __device__ {}; auto d = [] __device__ () __host__ {}; auto f = [] () __device__ __host__ -> int { return 1; }; }
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
//^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
void k1() { auto a = [] __device__ () constexpr {}; auto b = [] __device__ () mutable constexpr {}; auto c = [] __host__ () constexpr {}; auto d = [] __device__ (int) constexpr -> int { return 1; }; }
//^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
//^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
//^ error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
template <class T> void t1(T t) { T a[2]; auto l = [a] __device__ {}; auto m = [t] __device__ {}; auto n = [y = t] __host__ __device__ {}; auto g = [] __host__ __device__ (auto) {}; }
//^ host error[lambda.generic]: __host__ __device__ extended lambdas cannot be generic lambdas
//^ host error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
void lt() { struct L { int q; void m() { auto l = [=] __device__ { (void)q; }; } }; }
//^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
//^ error[lambda.parent-local-class]: The enclosing parent function ("m") for an extended __device__ lambda must not be defined inside another function
class Pc { class In { public: int q; void m() { auto l = [=] __device__ { (void)q; }; auto k = [this] __device__ {}; } }; };
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("Pc::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.private-type-capture]: A type that is a private or protected class member ("Pc::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("In") with private or protected access within another class
//^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("In") with private or protected access within another class
//^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
template <class T> struct TS { void m() { auto l = [] __device__ {}; } private: void p() { auto l = [] __device__ {}; } };
//^ host error[lambda.parent-private]: The enclosing parent function ("p") for an extended __device__ lambda cannot have private or protected access within its class
template <class T> struct TI { void m() { auto l = [] __device__ {}; } private: void p() { auto l = [] __device__ {}; } };
//^ error[lambda.parent-private]: The enclosing parent function ("p") for an extended __device__ lambda cannot have private or protected access within its class
template struct TI<int>;
static void st(); inline void in() { auto l = [] __device__ {}; } namespace { void an() { auto l = [] __device__ {}; } } static void st() { auto l = [] __device__ {}; }
int main() { auto l = [] __device__ {}; }
