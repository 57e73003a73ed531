/*---
says: A call of a member means the partial specialisation that matches, of several the most specialised one.
rules: call.space
runs: host reject, device reject
deviation: oracle host N-I patterns of functions and pointers to members
deviation: oracle device N-I patterns of functions and pointers to members
---*/
struct OnHost { __host__ static void run() {} };
struct OnDevice { __device__ static void run() {} };
struct Both { __host__ __device__ static void run() {} };

template <class T> struct Pointed : Both {};
template <class T> struct Pointed<T *> : OnHost {};
template <class T> struct Pointed<const T *> : OnDevice {};
template <class T> struct Pointed<const volatile T *> : Both {};

template <class T> struct Bound : Both {};
template <class T> struct Bound<T[]> : OnDevice {};
template <class T, int n> struct Bound<T[n]> : OnHost {};
template <class T> struct Bound<T[2]> : OnDevice {};
template <int n> struct Bound<char[n]> : Both {};

template <class T, class U, int n = 0> struct Pair : Both {};
template <class T> struct Pair<T, T> : OnDevice {};
template <class T, class U> struct Pair<T *, U *> : OnHost {};
template <class T> struct Pair<T *, T *> : OnDevice {};
template <class T, class U> struct Pair<T, U, 3> : OnHost {};

template <class T> struct Callable : Both {};
template <class R> struct Callable<R()> : OnDevice {};
template <class R, class A> struct Callable<R(A)> : OnHost {};
template <class A> struct Callable<void(A)> : OnDevice {};
template <class T, class C> struct Callable<T C::*> : OnDevice {};

template <class T, int n> struct Vector {};
template <class T> struct Element : Both {};
template <class T, int n> struct Element<Vector<T, n>> : OnHost {};
template <class T> struct Element<Vector<T, 4>> : OnDevice {};

__device__ void device() {
  Pointed<int>::run();
  Pointed<int *>::run();
  //^ device error[call.host-from-device]: calling a __host__ function("OnHost::run()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "OnHost::run" is undefined in device code
  Pointed<const int *>::run();
  Pointed<const volatile int *>::run();
  Bound<int[]>::run();
  Bound<int[3]>::run();
  //^ device error[call.host-from-device]: calling a __host__ function("OnHost::run()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "OnHost::run" is undefined in device code
  Bound<int[2]>::run();
  Bound<char[3]>::run();
  Pair<int, int>::run();
  Pair<int, long>::run();
  Pair<int *, long *>::run();
  //^ device error[call.host-from-device]: calling a __host__ function("OnHost::run()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "OnHost::run" is undefined in device code
  Pair<int *, int *>::run();
  Pair<int, long, 3>::run();
  //^ device error[call.host-from-device]: calling a __host__ function("OnHost::run()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "OnHost::run" is undefined in device code
  Callable<int()>::run();
  Callable<int(long)>::run();
  //^ device error[call.host-from-device]: calling a __host__ function("OnHost::run()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "OnHost::run" is undefined in device code
  Callable<void(long)>::run();
  Callable<int OnHost::*>::run();
  Element<Vector<int, 3>>::run();
  //^ device error[call.host-from-device]: calling a __host__ function("OnHost::run()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "OnHost::run" is undefined in device code
  Element<Vector<int, 4>>::run();
}
void host() {
  Pointed<int>::run();
  Pointed<int *>::run();
  Pointed<const int *>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Pointed<const volatile int *>::run();
  Bound<int[]>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Bound<int[3]>::run();
  Bound<int[2]>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Bound<char[3]>::run();
  Pair<int, int>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Pair<int, long>::run();
  Pair<int *, long *>::run();
  Pair<int *, int *>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Pair<int, long, 3>::run();
  Callable<int()>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Callable<int(long)>::run();
  Callable<void(long)>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Callable<int OnHost::*>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
  Element<Vector<int, 3>>::run();
  Element<Vector<int, 4>>::run();
  //^ host error[call.device-from-host]: calling a __device__ function("OnDevice::run()") from a __host__ function("host") is not allowed
}
