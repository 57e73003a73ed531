/*---
says: Which overload is called is decided by the types of the arguments, and its space counts.
rules: call.space, call.callee-name
runs: host reject, device accept
---*/
int f(int);
__device__ int f(double);
void by_type() { f(1.0); f(1); f(1.0f); f('c'); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1f1?") from a __host__ function("by_type") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("f(double)") from a __host__ function("by_type") is not allowed
__device__ int promoted(int);
int promoted(double);
void promotes(short s, float x) { promoted(s); promoted(x); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z8promoted1?") from a __host__ function("promotes") is not allowed
__device__ int pointer(const void *);
int pointer(const char *);
void points(char *c, int *i, const int *j) { pointer(c); pointer(i); pointer(j); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z7pointer1?") from a __host__ function("points") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("_Z7pointer1?") from a __host__ function("points") is not allowed
struct S {
  __device__ int m();
  int m() const;
  int n();
  __device__ int n(int);
};
void by_object(S s, const S c, S &r, const S *p) { s.m(); c.m(); r.m(); p->m(); s.n(); s.n(1); }
//^ host error[call.device-from-host]: calling a __device__ function("S::m()") from a __host__ function("by_object") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("S::m()") from a __host__ function("by_object") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("_ZN1S1nE1?") from a __host__ function("by_object") is not allowed
struct D : S {
  int m(int);
};
void hidden(D d) { d.m(1); d.n(); d.n(1); }
//^ host error[call.device-from-host]: calling a __device__ function("_ZN1S1nE1?") from a __host__ function("hidden") is not allowed
struct Q {
  __device__ Q(int) {}
  Q(double) {}
};
void constructs() { Q host(1.0); Q device(1); }
//^ host error[call.device-from-host]: calling a __device__ function("_ZN1QC1E1?") from a __host__ function("constructs") is not allowed
template <class T> struct W { __device__ int get() const { return 1; } };
S make(int);
W<int> make(double);
void deduced() {
  auto s = make(1);
  auto w = make(1.0);
  s.m();
  //^ host error[call.device-from-host]: calling a __device__ function("S::m()") from a __host__ function("deduced") is not allowed
  w.get();
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1WI1?E3getEv") from a __host__ function("deduced") is not allowed
  const auto &r = s;
  r.m();
}
