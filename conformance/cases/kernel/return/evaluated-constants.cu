/*---
says: Instances of kernel templates are known by constants with shifts, complements, enumerators behind their enumeration, deduced variables and calls with references.
rules: kernel.return.void
runs: host@13.0 reject, host@13.1-13.4 accept, host@13.5- reject, device reject
---*/
namespace m { enum Id { first, second }; template <class T> struct In { enum { three = 3 }; }; }
using namespace m;
template <class T> constexpr const T &larger(const T &a, const T &b) { if (a < b) return b; return a; }
template <class T> struct List {};
template <class T, class C> constexpr T larger(List<T>, C) { return T(); }
constexpr int next(int n) { return n + 1; }
constexpr auto deduced = next(3);
template <Id I> __global__ int by_enumerator() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <int N> __global__ int by_member() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <int N> __global__ int by_shift() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <int N> __global__ int by_complement() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <int N> __global__ int by_deduced() { return 1; }
//^ @13.0 error[kernel.return.void]: a __global__ function must have a void return type
//^ @13.5- error[kernel.return.void]: a __global__ function must have a void return type
template <int N> __global__ int by_reference() { return 1; }
//^ device error[kernel.return.void]: a __global__ function must have a void return type
template <class T, const Id I, int N> void run() {
  by_enumerator<I><<<1, 1>>>();
  by_member<In<T>::three + 1><<<1, 1>>>();
  by_shift<(N >> 1)><<<1, 1>>>();
  by_complement<~N & 7><<<1, 1>>>();
  by_deduced<deduced><<<1, 1>>>();
  by_reference<larger(N, 3)><<<1, 1>>>();
}
void host() { run<float, Id::second, 4>(); }
