/*---
says: What an annotated lambda uses is judged by what is written on it, where its call operator is called in code of the device.
rules: call.lambda, call.space, call.variable-access
deviation: oracle device N-I calls of closures in instances are not looked at
runs: host reject, device reject
arguments: --extended-lambda
---*/
int h(int);
int h(double);
int hv;
__device__ int d(int);
struct E {
  E();
  E(int);
  ~E();
  int m();
  E &operator+=(int);
  operator int() const;
};
template <class F> __global__ void kernel(F f) { f(1); f(2.0); }
template <class F> __host__ __device__ void both(F f) { f(1); }
template <class F> void host(F f) { kernel<<<1, 1>>>(f); }
template <class F> void handed_on(F &&f) { kernel<<<1, 1>>>(static_cast<F &&>(f)); }
void launched() {
  kernel<<<1, 1>>>([] __device__ (double x) { return h(x); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("launched()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("launched()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("launched()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  kernel<<<1, 1>>>([] __device__ (double x) -> int { return h(x); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("launched()::[lambda(double) (instance 2)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("launched()::[lambda(double) (instance 2)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("launched()::[lambda(double) (instance 2)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  host([] __device__ (int x) { return h(x); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("launched()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("launched()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("launched()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  handed_on([] __device__ (int y) { return h(y); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("launched()::[lambda(int) (instance 2)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("launched()::[lambda(int) (instance 2)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("launched()::[lambda(int) (instance 2)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
}
template <class T> void launched_in_template(T t) {
  kernel<<<1, 1>>>([=] __device__ (double x) { return h(x) + h(t); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  kernel<<<1, 1>>>([=] __device__ (auto x) { return h(x + t); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<double> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("void ::launched_in_template<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
}
struct S {
  int k;
  void run() {
    kernel<<<1, 1>>>([*this] __device__ (int x) { return h(k + x); });
    //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
    kernel<<<1, 1>>>([=] __device__ (int x) { return h(k); });
    //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::run()::[lambda(int) (instance 2)]::operator () const") is not allowed
    //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::run()::[lambda(int) (instance 2)]::operator () const") is not allowed
    //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S::run()::[lambda(int) (instance 2)]::operator () const") is not allowed
    //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  }
};
template <class T> struct C {
  T k;
  void run() {
    T t = k;
    kernel<<<1, 1>>>([=] __device__ (int x) { return h(t); });
    //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("C<double> ::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("C<double> ::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("C<double> ::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C<int> ::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C<int> ::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("C<int> ::run()::[lambda(int) (instance 1)]::operator () const") is not allowed
    //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
    //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  }
};
void instances() {
  launched_in_template(1);
  launched_in_template(2.0);
  S().run();
  C<double>().run();
  C<int>().run();
}
void of_both() {
  auto f = [] __host__ __device__ (double x) { return h(x); };
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("h(double)") from a __host__ __device__ function("of_both()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("h(double)") from a __host__ __device__ function("of_both()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("h(double)") from a __host__ __device__ function("of_both()::[lambda(double) (instance 1)]::operator () const") is not allowed
  kernel<<<1, 1>>>(f);
  both([] __host__ __device__ (int x) { return h(x) + d(x); });
  //^ host@-13.1 error[call.device-from-host-device]: calling a __device__ function("d(int)") from a __host__ __device__ function("operator()") is not allowed
  //^ host@13.3 error[call.device-from-host-device]: calling a __device__ function("d(int)") from a __host__ __device__ function("operator()") is not allowed
  //^ host@13.5- error[call.device-from-host-device]: calling a __device__ function("d(int)") from a __host__ __device__ function("operator()") is not allowed
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("of_both()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("of_both()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("of_both()::[lambda(int) (instance 1)]::operator () const") is not allowed
}
void generic() {
  kernel<<<1, 1>>>([] __device__ (auto x) { return h(x); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("generic()::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("generic()::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(double)") from a __device__ function("generic()::[lambda(T1) (instance 1)]::operator ()<double> const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("generic()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("generic()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("generic()::[lambda(T1) (instance 1)]::operator ()<int> const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
}
void objects() {
  kernel<<<1, 1>>>([] __device__ (double x) { E e(1); return e.m(); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("E::E(int)") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("E::E(int)") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("E::E(int)") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("E::m()") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("E::m()") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("E::m()") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("E::~E()") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("E::~E()") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("E::~E()") from a __device__ function("objects()::[lambda(double) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "E::E" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "E::E" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "E::E" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "E::m" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "E::m" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "E::m" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "E::~E" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "E::~E" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "E::~E" is undefined in device code
  kernel<<<1, 1>>>([] __device__ (int x) { E a[2]; a[0] += 1; int y = a[1]; return y; });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("E::operator +=(int)") from a __device__ function("objects()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("E::operator +=(int)") from a __device__ function("objects()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("E::operator +=(int)") from a __device__ function("objects()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("E::operator int() const") from a __device__ function("objects()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("E::operator int() const") from a __device__ function("objects()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("E::operator int() const") from a __device__ function("objects()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "E::E" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "E::E" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "E::E" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "E::operator +=" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "E::operator +=" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "E::operator +=" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "E::operator int const" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "E::operator int const" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "E::operator int const" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "E::~E" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "E::~E" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "E::~E" is undefined in device code
}
void nested() {
  kernel<<<1, 1>>>([] __device__ (double x) { auto g = [](int y) { return h(y); }; return g(1); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("nested()::[lambda(double) (instance 1)]::operator ()(double) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("nested()::[lambda(double) (instance 1)]::operator ()(double) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("nested()::[lambda(double) (instance 1)]::operator ()(double) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  kernel<<<1, 1>>>([=] __device__ (double x) { auto g = [] __device__ (int y) { return h(y); }; return g(1); });
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("nested()::[lambda(double) (instance 2)]::operator ()(double) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("nested()::[lambda(double) (instance 2)]::operator ()(double) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("nested()::[lambda(double) (instance 2)]::operator ()(double) const::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
}
__device__ int of_device() {
  auto g = [] __device__ (int y) { return h(y) + d(y); };
  //^ device@-13.1 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("of_device()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.3 error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("of_device()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@13.5- error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("of_device()::[lambda(int) (instance 1)]::operator () const") is not allowed
  //^ device@-13.1 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "h" is undefined in device code
  auto b = [] __host__ __device__ (int y) { return h(y) + d(y); };
  //^ host@-13.1 error[call.device-from-host-device]: calling a __device__ function("_Z1d1?") from a __host__ __device__ function("operator()") is not allowed
  //^ host@13.3 error[call.device-from-host-device]: calling a __device__ function("_Z1d1?") from a __host__ __device__ function("operator()") is not allowed
  //^ host@13.5- error[call.device-from-host-device]: calling a __device__ function("_Z1d1?") from a __host__ __device__ function("operator()") is not allowed
  //^ device@-13.1 warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("of_device()::[lambda(int) (instance 2)]::operator () const") is not allowed
  //^ device@13.3 warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("of_device()::[lambda(int) (instance 2)]::operator () const") is not allowed
  //^ device@13.5- warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("of_device()::[lambda(int) (instance 2)]::operator () const") is not allowed
  return g(1) + b(1);
}
void never_called() {
  auto l = [] __device__ (double x) { return h(x); };
  auto b = [] __host__ __device__ (int x) { return d(x); };
  //^ host@-13.1 error[call.device-from-host-device]: calling a __device__ function("_Z1d1?") from a __host__ __device__ function("operator()") is not allowed
  //^ host@13.3 error[call.device-from-host-device]: calling a __device__ function("_Z1d1?") from a __host__ __device__ function("operator()") is not allowed
  //^ host@13.5- error[call.device-from-host-device]: calling a __device__ function("_Z1d1?") from a __host__ __device__ function("operator()") is not allowed
}
void variables() {
  kernel<<<1, 1>>>([] __device__ (int x) { return hv; });
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.3 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
  kernel<<<1, 1>>>([] __host__ __device__ (int x) { return hv; });
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
  //^ device@-13.1 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "hv" is undefined in device code
  //^ device@13.3 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
  auto never = [] __device__ (int x) { return hv; };
  //^ device@-13.1 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a device function
  //^ device@13.3 warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
  //^ device@13.5- warning[variable.read-by-device]: a host variable "hv" cannot be directly read in a __device__/__global__ function
}
