/*---
says: Instances by closure types are named by the function around and the parameters of the lambda. A call of the closure itself is told at once since its operator is constexpr, and where code is generated if its value is no constant.
rules: call.dependent-functor, call.space, call.lambda
runs: host accept, device accept
arguments: --extended-lambda
deviation: oracle device N-I instances by closure types
---*/
__host__ int hf(int);
template <class L> __host__ __device__ void hd(int n, L l) { hf(n); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::Q<int> ::u6(int) ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::_NV_ANON_NAMESPACE::Hidden> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::_NV_ANON_NAMESPACE::u9() ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::S() ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::S<int> (T1) ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::operator +(int) ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::u4() const ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::u4() const ::[lambda() (instance 2)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::u4() const ::[lambda(T1) (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::u4() const ::[lambda(int) (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::S::~S() ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::n::u3() ::[lambda(float) (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::u0() ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::u1(int, int *) ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::u10() ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::void ::u8<int> () ::[lambda() (instance 1)]> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd< ::void Q<int> ::u7<float> (int, T1) ::[lambda() (instance 1)]> ") is not allowed
template <class A, class L> __host__ __device__ void hd2(A a, L l) { hf(1); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd2< ::n::S::u4() const ::[lambda(n::S*) (instance 1)], int> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("hf(int)") from a __host__ __device__ function("hd2<int, ::n::S::u4() const ::[lambda(n::S&, int) (instance 1)]> ") is not allowed
template <class L> __host__ __device__ int calls(L l) { return l(1); }
//^ device@-13.2 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("called(int)::[lambda(int) (instance 2)]::operator ()(int) const") from a __host__ __device__ function("calls< ::called(int) ::[lambda(int) (instance 2)]> ") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("called(int)::[lambda(int) (instance 2)]::operator ()(int) const") from a __host__ __device__ function("calls< ::called(int) ::[lambda(int) (instance 2)]> ") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class L> __host__ __device__ void calls_none(L l) { l(); }
//^ device@-13.2 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("called(int)::[lambda() (instance 1)]::operator ()() const") from a __host__ __device__ function("calls_none< ::called(int) ::[lambda() (instance 1)]> ") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("called(int)::[lambda() (instance 1)]::operator ()() const") from a __host__ __device__ function("calls_none< ::called(int) ::[lambda() (instance 1)]> ") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("calls_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
void u0() { hd(1, [] {}); }
void u1(int, int *) { hd(1, [] {}); }
namespace n {
void u3() { hd(1, [](float) {}); }
struct S {
  void u4() const {
    hd(1, [] {});
    hd(1, [] {});
    hd2([](S *) {}, 3);
    hd2(3, [](S &, int) {});
    hd(1, [](auto q) {});
    hd(1, [this](int i) mutable { return i; });
  }
  S() { hd(1, [] {}); }
  ~S() { hd(1, [] {}); }
  void operator+(int) { hd(1, [] {}); }
  template <class T> S(T t) { hd(1, [] {}); }
};
}
template <class T> struct Q {
  void u6(T) { hd(1, [] {}); }
  template <class U> void u7(T, U) { hd(1, [] {}); }
};
template <class T> void u8() { hd(1, [] {}); }
namespace {
void u9() { hd(1, [] {}); }
struct Hidden {};
}
static void u10() { hd(1, [] {}); }
void called(int x) {
  calls([](int i) { return i; });
  calls([x](int i) { return i + x; });
  calls_none([] { hf(1); });
}
void z() {
  n::S s;
  n::S s2(1);
  s.u4();
  Q<int> q;
  q.u6(1);
  q.u7(1, 2.0f);
  u8<int>();
  u9();
  u10();
  s + 1;
  hd(1, Hidden());
}
