/*---
says: What a host function calls of a class whose members are device functions.
rules: call.form, call.space
runs: host reject
---*/
struct D {
  __device__ D();
  __device__ D(int);
  __device__ D(const D &);
  __device__ ~D();
  __device__ void m();
  __device__ static int s();
  __device__ operator int();
  __device__ D &operator=(const D &);
  __device__ int operator+(int);
  __device__ int operator()();
  __device__ int operator[](int);
};
void declares() { D x; }
//^ error[call.device-from-host]: calling a __device__ function("D::D()") from a __host__ function("declares") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("declares") is not allowed
void creates() { D *x = new D; (void)x; }
//^ error[call.device-from-host]: calling a __device__ function("D::D()") from a __host__ function("creates") is not allowed
void destroys(D *x) { delete x; }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("destroys") is not allowed
void member(D &x) { x.m(); }
//^ error[call.device-from-host]: calling a __device__ function("D::m()") from a __host__ function("member") is not allowed
void statics(D &x) { D::s(); x.s(); }
//^ error[call.device-from-host]: calling a __device__ function("D::s()") from a __host__ function("statics") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::s()") from a __host__ function("statics") is not allowed
void converts(D &x) { int i = x; (void)i; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Dcv1?Ev") from a __host__ function("converts") is not allowed
void operators(D &x) { x + 1; x(); x[1]; }
//^ error[call.device-from-host]: calling a __device__ function("D::operator ()()") from a __host__ function("operators") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::operator ()()") from a __host__ function("operators") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1DixE1?") from a __host__ function("operators") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1DplE1?") from a __host__ function("operators") is not allowed
void copies(D &x) { D y = x; }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("copies") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1DC1E1?") from a __host__ function("copies") is not allowed
void assigns(D &x, D &y) { x = y; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1DaSE1?") from a __host__ function("assigns") is not allowed
