/*---
says: Instances of kernel templates are known by constants with comparisons, by aliases of their template's name, and by partial specialisations with conditions and computed arguments.
rules: kernel.return.void
runs: host accept, device reject
deviation: oracle host BUG what instances launch is told in the host pass, too, which makes no such instances
---*/
template <int N> __global__ int compared() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <int N> __global__ int chosen() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int aliased() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int conditional() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ int computed() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
namespace n {
template <class T, int N = 1> struct P {};
template <class T> struct C { using P = P<T, sizeof(T)>; };
template <bool, class T = void> struct enable {};
template <class T> struct enable<true, T> { using type = T; };
template <class T> struct is_int { static const bool value = false; };
template <> struct is_int<int> { static const bool value = true; };
template <class T, int N, class Enable = void> struct D;
template <class T, int N> struct D<T, N, typename enable<!is_int<T>::value>::type> { using type = T; static const int bound = N; };
template <class T, int N> struct D<T, N, typename enable<is_int<T>::value>::type> { using type = P<T>; };
template <class T> struct bits { static const int value = sizeof(T) * 8; };
struct Row {}; template <int B> struct Wide {};
template <class T, class Layout> struct I;
template <class T> struct I<T, Wide<bits<T>::value>> { using type = T *; };
template <class T> struct I<T, Row> { using type = T; };
template <class T> struct S {
  static const int size = sizeof(T);
  static const bool is_long = size > 4;
  static const int step = size > 4 && size > 2 ? 2 : 1;
  void run() {
    compared<is_long><<<1, 1>>>();
    chosen<step><<<1, 1>>>();
    aliased<typename C<T>::P><<<1, 1>>>();
    conditional<typename D<T, 3>::type><<<1, 1>>>();
    computed<typename I<T, Row>::type><<<1, 1>>>();
  }
};
}
void f() { n::S<double> s; s.run(); }
