/*---
says: A constructor that a using-declaration names makes objects of the class: where it is constexpr its use is checked as a call, at the name in the using-declaration, otherwise not.
rules: call.form, call.space
runs: host reject, device reject
deviation: oracle host N-I constructors that using-declarations name are not called
deviation: oracle device N-I constructors that using-declarations name are not called
---*/
struct OnHost { constexpr OnHost(int a) : a(a) {} int a; };
struct Direct : OnHost { using OnHost::OnHost; };
//^ device@-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("chained") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("copied") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("declared") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("listed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("OnHost") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("OnHost") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("chained") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("copied") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("declared") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("OnHost") from a __device__ function("listed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("OnHost") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("OnHost") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
struct Again : Direct { using Direct::Direct; };
struct OnDevice { __device__ constexpr OnDevice(int a) : a(a) {} int a; };
struct OfDevice : OnDevice { using OnDevice::OnDevice; };
//^ host@-13.1 error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("_ZN8OnDeviceC1E1?") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ host@-13.1 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_ZN8OnDeviceC1E1?") from a __host__ function("host") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ host@13.3- error[call.constexpr-device-from-host-device]: calling a constexpr __device__ function("_ZN8OnDeviceC1E1?") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ host@13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_ZN8OnDeviceC1E1?") from a __host__ function("host") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
struct Hides : OnDevice { using OnDevice::OnDevice; __device__ Hides(int) : OnDevice(1) {} };
struct Beside : OnDevice { using OnDevice::OnDevice; __host__ __device__ Beside(double); };
//^ host@-13.1 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("OnDevice::OnDevice(int)") from a __host__ function("beside") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ host@13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("OnDevice::OnDevice(int)") from a __host__ function("beside") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> struct Base { constexpr Base(T a) : a(a) {} T a; };
template <class T> struct Derived : Base<T> { using Base<T>::Base; };
//^ device@-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("Base") from a __device__ function("in_template") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("Base") from a __device__ function("in_template") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
struct Plain { Plain(int); __device__ Plain(double); };
struct OfPlain : Plain { using Plain::Plain; };

__device__ int declared() { Direct one(3); return one.a; }
__device__ int listed() { return Direct{3}.a; }
__device__ int copied() { Direct one = 3; return one.a; }
__device__ int chained() { return Again(3).a; }
int beside() { return Beside(3).a + Beside(3.0).a; }
__device__ int in_template() { return Derived<int>(3).a; }
__device__ int copies(Direct one) { Direct other(one); return other.a; }
__host__ __device__ int both() { return Direct(3).a + OfDevice(3).a; }
__global__ void kernel() { Direct one(3); one.a = 2; }
int host() { return OfDevice(3).a; }
int hides() { return Hides(3).a; }
//^ host error[call.device-from-host]: calling a __device__ function("_ZN5HidesC1E1?") from a __host__ function("hides") is not allowed
int plain() { OfPlain one(3), other(3.0); return 0; }
