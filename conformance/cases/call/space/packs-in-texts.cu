/*---
says: The text of a call has the arguments of a pack behind the others, and a blank behind them.
rules: call.space
runs: host accept, device reject
---*/
template <class T, class U> struct P {};
namespace n {
template <typename A, typename... B> int f(A a, B... b) { return 1; }
struct S {
  template <typename... B> int m(const B &... b);
  template <typename... B> static int s(B &&... b);
};
}
template <typename... B> int g(B... b) { return 1; }
template <typename A, typename... B> int i(A a, B *... b);
template <typename A, int... B> int j(A a) { return 1; }
template <typename A, typename... B> int k() { return 1; }
__device__ int d(char c, n::S s, P<int, P<int, char>> p) {
  n::f((int)c, 1, 2.5f);
  //^ device error[call.host-from-device]: calling a __host__ function("int n::f<int, int, float > (T1, T2...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "n::f<int, int, float > " is undefined in device code
  n::f((int)c, c);
  //^ device error[call.host-from-device]: calling a __host__ function("int n::f<int, char > (T1, T2...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "n::f<int, char > " is undefined in device code
  n::f<char>('c', p);
  //^ device error[call.host-from-device]: calling a __host__ function("int n::f<char, ::P<int, ::P<int, char> > > (T1, T2...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "n::f<char, ::P<int, ::P<int, char> > > " is undefined in device code
  g((int)c, 1, 2.5f);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::g<int, int, float > (T1...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "g<int, int, float > " is undefined in device code
  g(c);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::g<char > (T1...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "g<char > " is undefined in device code
  i(1, (char *)0, (int *)0);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::i<int, char, int > (T1, T2 *...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "i<int, char, int > " is undefined in device code
  j<int, 1, 2>(1);
  //^ device error[call.host-from-device]: calling a __host__ function("int ::j<int, (int)1, (int)2 > (T1)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "j<int, (int)1, (int)2 > " is undefined in device code
  k<int, long *>();
  //^ device error[call.host-from-device]: calling a __host__ function("int ::k<int, long * > ()") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "k<int, long * > " is undefined in device code
  s.m(1, c);
  //^ device error[call.host-from-device]: calling a __host__ function("int n::S::m<int, char > (const T1 &...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "n::S::m<int, char > " is undefined in device code
  n::S::s(1, c);
  //^ device error[call.host-from-device]: calling a __host__ function("int n::S::s<int, char & > (T1 &&...)") from a __device__ function("d") is not allowed
  //^ device error[device-code.undefined]: identifier "n::S::s<int, char & > " is undefined in device code
  return 1;
}
