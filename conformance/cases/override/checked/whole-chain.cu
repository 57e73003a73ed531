/*---
says: A function is compared with all that it overrides, not with the nearest alone.
rules: override.checked
runs: host reject, device reject
---*/
namespace classes {
struct B { __device__ virtual void f(); };
struct M : B { __host__ __device__ void f(); };
//^ error[override.host-device-over-device]: execution space mismatch: overridden entity (function "classes::B::f") is a __device__ function, but overriding entity (function "classes::M::f") is a __host__ __device__ function
struct E : M { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "classes::B::f") is a __device__ function, but overriding entity (function "classes::E::f") is a __host__ function
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "classes::M::f") is a __host__ __device__ function, but overriding entity (function "classes::E::f") is a __host__ function
struct Between : M {};
struct F : Between { __device__ void f(); };
//^ error[override.device-over-host-device]: execution space mismatch: overridden entity (function "classes::M::f") is a __host__ __device__ function, but overriding entity (function "classes::F::f") is a __device__ function
}
namespace not_virtual {
struct B { __device__ void f(); };
struct M : B { virtual void f(); };
struct E : M { void f(); };
}
namespace destructors {
struct B { __device__ virtual ~B(); };
struct M : B { __device__ ~M(); };
struct E : M { ~E(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "destructors::B::~B") is a __device__ function, but overriding entity (function "destructors::E::~E") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "destructors::M::~M") is a __device__ function, but overriding entity (function "destructors::E::~E") is a __host__ function
}
namespace diamond {
struct B { __device__ virtual void f(); };
struct L : virtual B {};
struct R : virtual B {};
struct E : L, R { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "diamond::B::f") is a __device__ function, but overriding entity (function "diamond::E::f") is a __host__ function
}
