/*---
says: The call operator of a generic lambda is a template: what it uses is said in each instance, by what its parameters stand for there.
rules: call.lambda, call.space
runs: host accept, device reject, jit reject
deviation: oracle jit@-13.2 N-I generic lambdas in templates are not looked at
---*/
int h(int);
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit@13.3 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit@13.5- error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
int h(double);
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit@13.3 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit@13.5- error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
int hv;
//^ jit@-13.1 error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ jit@13.3 error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
//^ jit@13.5- error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
struct P {
  int x;
  double y;
  int m() const;
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@13.3 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@13.5- error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
};
template <class T> struct W {
  T t;
  __host__ int m();
  //^ jit@-13.1 error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  //^ jit@13.3 error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  //^ jit@13.5- error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  template <class F> __device__ auto map(F f) const { return W<decltype(f(t))>{f(t)}; }
};
template <class T> __device__ T &&forward(T &x) { return static_cast<T &&>(x); }
template <class... T> int all(T...);
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit@13.3 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit@13.5- error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
template <class F, class A> __device__ auto apply(F f, A a) { return f(a); }
template <class F, class... A> __device__ auto many(F &&f, A &&...a) { return f(a...); }
template <class F, class... A> __device__ decltype(auto) invoke(F &&f, A &&...a) { return static_cast<F &&>(f)(static_cast<A &&>(a)...); }

__device__ int direct() {
  auto l = [](auto x) { return h(x); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("direct()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("direct()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("direct()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(1);
}
__device__ int handed_on() {
  return apply([](auto x) { return h(x); }, 1.0);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("handed_on()::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("handed_on()::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("handed_on()::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int result() {
  return apply([](auto x) { return x; }, W<char>()).m();
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("W<char> ::m()") from a __device__ function("result") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("W<char> ::m()") from a __device__ function("result") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("W<char> ::m()") from a __device__ function("result") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "W<char> ::m" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "W<char> ::m" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "W<char> ::m" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int captures(int k) {
  return many([&](auto const &x, auto const &y) { return h(x + k); }, 2, 3);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("captures(int)::[lambda(const T1 &, const T2 &) (instance 1)]::operator ()<int, int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("captures(int)::[lambda(const T1 &, const T2 &) (instance 1)]::operator ()<int, int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("captures(int)::[lambda(const T1 &, const T2 &) (instance 1)]::operator ()<int, int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
template <class T> __device__ int in_template(T t) {
  return apply([&](auto x) { return h(x + t); }, 2);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("int ::in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("int ::in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("int ::in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("int ::in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("int ::in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("int ::in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__host__ __device__ int both(int k) {
  auto f = [=](auto x) { return h(x); };
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("h(double)") from a __host__ __device__ function("both(int)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("h(double)") from a __host__ __device__ function("both(int)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("h(double)") from a __host__ __device__ function("both(int)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("both(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("both(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("both(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return f(1) + f(2.0);
}
__device__ int nested() {
  return apply([](auto x) { return [](auto y) { return h(y); }(x); }, 1);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::nested()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::nested()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::nested()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int given() {
  auto l = [](auto x, auto y) { return [=](auto z) { return h(x) + h(z); }; };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("auto ::given()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> (T1, T2) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("auto ::given()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> (T1, T2) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("auto ::given()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> (T1, T2) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::given()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> (T1, T2) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::given()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> (T1, T2) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::given()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> (T1, T2) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(1, 2)(2.0);
}
__device__ int deep() {
  const auto l = [](auto x) { return [x](auto y) { return [=](auto z) { return h(x + y + z); }; }; };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("auto auto ::deep()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("auto auto ::deep()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("auto auto ::deep()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(1)(2)(3.0);
}
__device__ int plain_in_generic() {
  return [](auto x) { return [=](int y) { return h(x + y); }(2); }(1);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::plain_in_generic()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::plain_in_generic()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto ::plain_in_generic()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int references() {
  return many([](auto &x, auto &&y, int z) { return h(x) + h(y); }, 1, 2.0, 3);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("references()::[lambda(T1 &, T2 &&, int) (instance 1)]::operator ()<int, double &> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("references()::[lambda(T1 &, T2 &&, int) (instance 1)]::operator ()<int, double &> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("references()::[lambda(T1 &, T2 &&, int) (instance 1)]::operator ()<int, double &> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("references()::[lambda(T1 &, T2 &&, int) (instance 1)]::operator ()<int, double &> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("references()::[lambda(T1 &, T2 &&, int) (instance 1)]::operator ()<int, double &> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("references()::[lambda(T1 &, T2 &&, int) (instance 1)]::operator ()<int, double &> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int pointers() {
  auto l = [](auto *p) { return h(*p); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pointers()::[lambda(T1 *) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pointers()::[lambda(T1 *) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pointers()::[lambda(T1 *) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  auto c = [](auto const *p) { return h(*p); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pointers()::[lambda(const T1 *) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pointers()::[lambda(const T1 *) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pointers()::[lambda(const T1 *) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  double d = 1;
  return l(&d) + c(&d);
}
__device__ int host_variable() {
  return apply([](auto x) { hv = x; return hv; }, 1);
  //^ device,jit@-13.1 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
  //^ device,jit@-13.1 warning[variable.written-by-device]: a host variable "hv" cannot be directly written in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device,jit@13.3 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
  //^ device,jit@13.5- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
  //^ device,jit@13.3 warning[variable.written-by-device]: a host variable "hv" cannot be directly written in a __device__/__global__ function
  //^ device,jit@13.5- warning[variable.written-by-device]: a host variable "hv" cannot be directly written in a __device__/__global__ function
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int changes() {
  auto l = [](auto x) mutable { return h(x); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("changes()::[lambda(T1) (instance 1)]::operator ()<int> ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("changes()::[lambda(T1) (instance 1)]::operator ()<int> ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("changes()::[lambda(T1) (instance 1)]::operator ()<int> ") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l('a' + 0);
}
__device__ int declared() {
  auto l = [](auto x) -> decltype(x) { return x; };
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  auto m = [](auto x) -> decltype(h(x)) { return h(x); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("declared()::[lambda(T1) (instance 2)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("declared()::[lambda(T1) (instance 2)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("declared()::[lambda(T1) (instance 2)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return h(l(1.0)) + m(1);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("declared") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("declared") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("declared") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
}
__device__ int alias() {
  auto l = [](auto x) { using T = decltype(x); auto y = x * 2.0; return h(T(1)) + h(y); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("alias()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("alias()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("alias()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("alias()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("alias()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("alias()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(1);
}
__device__ int chosen() {
  auto l = [](auto x) { if constexpr (sizeof(x) == 4) return h(x); else return 0; };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("chosen()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("chosen()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("chosen()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(1) + l(1.0);
}
__device__ int same_object() {
  auto l = [](auto self, auto n) -> decltype(n) { return n <= 1 ? h(n) : self(self, n - 1); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("same_object()::[lambda(T1, T2) (instance 1)]::operator ()<[lambda(T1, T2) (instance 1)], int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("same_object()::[lambda(T1, T2) (instance 1)]::operator ()<[lambda(T1, T2) (instance 1)], int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("same_object()::[lambda(T1, T2) (instance 1)]::operator ()<[lambda(T1, T2) (instance 1)], int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(l, 3);
}
__device__ auto made() { return [](auto x) { return h(x); }; }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("made()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("made()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("made()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ int made_elsewhere() { return made()(1); }
__device__ int default_argument() {
  auto l = [](auto x, int y = 0) { return h(x); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("default_argument()::[lambda(T1, int) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("default_argument()::[lambda(T1, int) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("default_argument()::[lambda(T1, int) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(1);
}
__device__ int qualified() {
  auto l = [](const auto x, volatile auto y) { return h(x); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("qualified()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("qualified()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("qualified()::[lambda(T1, T2) (instance 1)]::operator ()<int, int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(1, 2);
}
struct S {
  int k;
  __device__ int f() { return apply([this](auto x) { return h(x + k); }, 1); }
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::f()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::f()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::f()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
};
template <class T> struct C {
  T t;
  __device__ int f() { return apply([this](auto x) { return h(x + t); }, 1); }
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("C<double> ::f()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("C<double> ::f()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("C<double> ::f()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
};
namespace n {
  template <class T> __device__ int t(T) { return [](auto x) { return [=](auto y) { return h(x + y); }(2); }(1); }
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto int n::t<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto int n::t<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("auto int n::t<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int written_results() {
  return [](auto x) -> int { return [=](auto y) { return h(x + y); }(2); }(1) + [](auto x) -> decltype(auto) { return [=](auto y) { return h(x * y); }(2); }(1);
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("decltype(auto) ::written_results()::[lambda(T1) (instance 2)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("decltype(auto) ::written_results()::[lambda(T1) (instance 2)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("decltype(auto) ::written_results()::[lambda(T1) (instance 2)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("int ::written_results()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("int ::written_results()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("int ::written_results()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
}
__device__ int init_captures(int k) {
  auto l = [=, m = k * 2.0](auto x) { return h(x) + h(m); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  auto c = [m = k * 2](auto x) mutable { m++; return h(m); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 2)]::operator ()<int> ") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 2)]::operator ()<int> ") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("init_captures(int)::[lambda(T1) (instance 2)]::operator ()<int> ") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return l(k) + c(k);
}
__device__ int pack() { return many([](auto... x) { return (h(x) + ...); }, 1, 2.0); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pack()::[lambda(T1...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pack()::[lambda(T1...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("pack()::[lambda(T1...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack()::[lambda(T1...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack()::[lambda(T1...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack()::[lambda(T1...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ int pack_of_references() { return many([](auto &&x, auto &&...r) { return h(x) + all(forward<decltype(r)>(r)...); }, 1, 2.0); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack_of_references()::[lambda(T1 &&, T2 &&...) (instance 1)]::operator ()<int &, double & > const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack_of_references()::[lambda(T1 &&, T2 &&...) (instance 1)]::operator ()<int &, double & > const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack_of_references()::[lambda(T1 &&, T2 &&...) (instance 1)]::operator ()<int &, double & > const") is not allowed
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("int ::all<double > (T1...)") from a __device__ function("pack_of_references()::[lambda(T1 &&, T2 &&...) (instance 1)]::operator ()<int &, double & > const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("int ::all<double > (T1...)") from a __device__ function("pack_of_references()::[lambda(T1 &&, T2 &&...) (instance 1)]::operator ()<int &, double & > const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("int ::all<double > (T1...)") from a __device__ function("pack_of_references()::[lambda(T1 &&, T2 &&...) (instance 1)]::operator ()<int &, double & > const") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "all<double > " is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "all<double > " is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "all<double > " is undefined in device code
//^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ int empty_pack() { auto l = [](auto... x) { return h(0); }; return l(); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("empty_pack()::[lambda(T1...) (instance 1)]::operator ()< > const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("empty_pack()::[lambda(T1...) (instance 1)]::operator ()< > const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("empty_pack()::[lambda(T1...) (instance 1)]::operator ()< > const") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ int size_of_pack() { return many([](auto x, auto... r) { if constexpr (sizeof...(r) == 1) return h(x); else return 0; }, 1, 2.0); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("size_of_pack()::[lambda(T1, T2...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("size_of_pack()::[lambda(T1, T2...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("size_of_pack()::[lambda(T1, T2...) (instance 1)]::operator ()<int, double > const") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ int member_of_argument() { return invoke([](auto &&p) -> decltype(auto) { return p.m(); }, P{}); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("P::m() const") from a __device__ function("member_of_argument()::[lambda(T1 &&) (instance 1)]::operator ()< ::P> const") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("P::m() const") from a __device__ function("member_of_argument()::[lambda(T1 &&) (instance 1)]::operator ()< ::P> const") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("P::m() const") from a __device__ function("member_of_argument()::[lambda(T1 &&) (instance 1)]::operator ()< ::P> const") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "P::m const" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "P::m const" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "P::m const" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ int reference_result() { P p; return h(invoke([](auto &p) -> auto & { return p.y; }, p)); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("reference_result") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("reference_result") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("reference_result") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ void class_of_result() { W<int> w{1}; w.map([](auto x) { return x * 2.0; }).m(); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("W<double> ::m()") from a __device__ function("class_of_result") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("W<double> ::m()") from a __device__ function("class_of_result") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("W<double> ::m()") from a __device__ function("class_of_result") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "W<double> ::m" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "W<double> ::m" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "W<double> ::m" is undefined in device code
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ int never() { auto l = [](auto x) { return h(x); }; return 0; }
//^ jit@-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__global__ void instances() {
  in_template(1);
  in_template(2.0);
  both(1);
  S().f();
  C<double>().f();
  n::t(1);
}
