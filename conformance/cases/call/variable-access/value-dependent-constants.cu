/*---
says: A const variable of a block of a template whose initialiser depends on a template parameter may be a constant in an instance; the released tool does not tell that its value is read.
rules: call.variable-access
runs: host reject
deviation: oracle host N-I a parameter of the function is not seen to be no constant
---*/
int g(int);
struct D { D(int, int); };
template <int N> void depends(int x) { __constant__ const int n = x + N; g(n); }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void depends_not(int x) { __constant__ const int n = x + 1; g(n); }
//^ warning[variable.read-by-host]: a __constant__ variable "n" cannot be directly read in a host function
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void by_a_constant(int x) { constexpr int K = N; __constant__ const int n = x + K; g(n); }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void constructed(int x) { __constant__ const int n = x + N; D d(x, n); }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void not_const(int x) { __constant__ int n = x + N; g(n); }
//^ warning[variable.read-by-host]: a __constant__ variable "n" cannot be directly read in a host function
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void initialised(int x) { __constant__ const int n = x + N; int m = n; }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void floating(int x) { __constant__ const float n = x + N; g(n); }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void parenthesized(int x) { __constant__ const int n(x + N); int m = n + x; }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <int N> void in_braces(int x) { __constant__ const int n{x + N}; int m = n + x; }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <typename T> void by_a_type(int x) { __constant__ const int n = x + sizeof(T); int m = n + x; }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
template <typename T> struct S { void member(int x) { __constant__ const int n = x + sizeof(T); int m = n + x; } };
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
