/*---
says: A template of constexpr functions is made where it is used; what it calls of an object whose type is a template parameter is judged in the instance.
rules: call.space, call.callee-name
runs: host reject
---*/
template <class T> struct C {
  T d;
  __host__ __device__ T im() const volatile { return d; }
  __device__ T im() const { return d; }
  __device__ T re() { return d; }
};
template <class T> __host__ __device__ constexpr bool less1(const T &a, const T &b) { bool q = a.im() < b.im(); return q; }
//^ @-13.1 error[call.device-from-host-device]: calling a __device__ function("C<float> ::im() const") from a __host__ __device__ function("less1") is not allowed
//^ @13.3 error[call.device-from-host-device]: calling a __device__ function("C<float> ::im() const") from a __host__ __device__ function("less1") is not allowed
//^ @13.5- error[call.device-from-host-device]: calling a __device__ function("C<float> ::im() const") from a __host__ __device__ function("less1") is not allowed
//^ @-13.1 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less1") is not allowed
//^ @13.3 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less1") is not allowed
//^ @13.5- error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less1") is not allowed
template <class T> __host__ __device__ constexpr bool less2(const T &a, const T &b) { return a.im() < b.im(); }
//^ @-13.1 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less2") is not allowed
//^ @13.3 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less2") is not allowed
//^ @13.5- error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less2") is not allowed
//^ @-13.1 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less2") is not allowed
//^ @13.3 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less2") is not allowed
//^ @13.5- error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less2") is not allowed
template <class T> __host__ __device__ constexpr bool less3(const T &a, const T &b) { return b.im() < 1; }
//^ @-13.1 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less3") is not allowed
//^ @13.3 error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less3") is not allowed
//^ @13.5- error[call.device-from-host-device]: calling a __device__ function("_ZNK1CI1?E2imEv") from a __host__ __device__ function("less3") is not allowed
template <class T> constexpr int arrow(T *p) { return p->re(); }
//^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1CI1?E2reEv") from a __host__ function("arrow") is not allowed
//^ @13.3 error[call.device-from-host]: calling a __device__ function("_ZN1CI1?E2reEv") from a __host__ function("arrow") is not allowed
//^ @13.5- error[call.device-from-host]: calling a __device__ function("_ZN1CI1?E2reEv") from a __host__ function("arrow") is not allowed
template <class T> struct S { bool operator()(const T &a, const T &b) const; };
template <> struct S<C<float>> { bool operator()(const C<float> &a, const C<float> &b) const { return less1(a, b); } };
template <> struct S<C<double>> { bool operator()(const C<double> &a, const C<double> &b) const { return less3<C<double>>(a, b); } };
bool plain(const C<char> &a) { return less2(a, a); }
bool fits(const volatile C<char> &a) { return less2(a, a); }
int pointed(C<long> c) { return arrow(&c); }
