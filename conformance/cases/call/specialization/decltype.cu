/*---
says: The type of an expression that is not evaluated is known where types alone make its operands, and with it what an instance calls: `decltype` and `__typeof__` of arithmetic, of conditionals, of `declval`, of a call that only tests.
rules: call.space, call.callee-name
runs: device reject
---*/
template <class T> T &&declval() noexcept;
template <class T> struct Plain { typedef T type; };
template <class T> struct Plain<T &> { typedef T type; };
template <class T> struct Plain<T &&> { typedef T type; };
template <class A, class B> struct Sum { typedef decltype(A() + B()) type; };
template <class A, class B> struct Either { typedef typename Plain<decltype(true ? declval<A>() : declval<B>())>::type type; };
template <class A> struct Promoted { typedef __typeof__(-A()) type; };
template <class A> struct Truth { typedef decltype(!A() && A{} < 3) type; };
template <class A> struct Shifted { typedef decltype(static_cast<A>(1) << 2L) type; };
template <class A> struct Element { typedef typename Plain<decltype(*declval<A>())>::type type; };
struct Test {
  template <class A, class B> static Plain<decltype(declval<A>() * declval<B>())> test(int);
  template <class, class> static Plain<void> test(...);
};
template <class A, class B> struct Tested : Test { typedef decltype(test<A, B>(0)) result; typedef typename Plain<typename result::type>::type type; };
void takes(double);
__device__ void takes(float);
void takes(int);
__device__ void takes(bool);
void takes(long);
__device__ void takes(unsigned);
template <class A, class B> __device__ void of_two() {
  takes(typename Sum<A, B>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(double)") from a __device__ function("of_two<float, double> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_two<long, unsigned int> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Either<A, B>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(double)") from a __device__ function("of_two<float, double> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_two<long, unsigned int> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Tested<A, B>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(double)") from a __device__ function("of_two<float, double> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_two<long, unsigned int> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
}
template <class A> __device__ void of_one() {
  takes(typename Promoted<A>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(int)") from a __device__ function("of_one<short> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_one<long> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Truth<A>::type());
  takes(typename Shifted<A>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(int)") from a __device__ function("of_one<short> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_one<long> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  takes(typename Element<A *>::type());
  //^ error[call.host-from-device]: calling a __host__ function("takes(int)") from a __device__ function("of_one<short> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("takes(long)") from a __device__ function("of_one<long> ") is not allowed
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
  //^ error[device-code.undefined]: identifier "takes" is undefined in device code
}
__device__ void instances() {
  of_two<float, double>();
  of_two<float, int>();
  of_two<long, unsigned>();
  of_one<short>();
  of_one<long>();
  of_one<unsigned>();
}
