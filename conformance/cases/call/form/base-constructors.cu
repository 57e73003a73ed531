/*---
says: Of constructors and destructors of the host that are defined there are others for bases, which call them.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Unannotated { Unannotated(int) {} ~Unannotated() {} };
struct OfUnannotated : Unannotated { __device__ OfUnannotated() : Unannotated(1) {} };
//^ warning[call.host-from-host-device]: calling a __host__ function("Host::Host(int)") from a __host__ __device__ function("Host::Host [subobject]") is not allowed
__device__ void unannotated() { OfUnannotated x;
}
struct Host { __host__ Host(int) {} };
struct OfHost : Host { __device__ OfHost() : Host(1) {} };
__device__ void host() { OfHost x;
}
struct Declared { Declared(int); ~Declared(); };
struct OfDeclared : Declared { __device__ OfDeclared() : Declared(1) {} };
//^ error[call.host-from-device]: calling a __host__ function("Declared::Declared(int) [subobject]") from a __device__ function("OfDeclared::OfDeclared") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Declared::~Declared() [subobject]") from a __device__ function("OfDeclared::~OfDeclared") is not allowed
__device__ void declared() { OfDeclared x;
}
struct Later { Later(int); };
struct OfLater : Later { __device__ OfLater() : Later(1) {} };
//^ error[call.host-from-device]: calling a __host__ function("Later::Later(int) [subobject]") from a __device__ function("OfLater::OfLater") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Outside::Outside(int)") from a __device__ function("Outside::Outside [subobject]") is not allowed
//^ error[device-code.undefined]: identifier "Outside::Outside" is undefined in device code
__device__ void later() { OfLater x;
}
Later::Later(int) {}
struct Outside { Outside(int); };
inline Outside::Outside(int) {}
struct OfOutside : Outside { __device__ OfOutside() : Outside(1) {} };
//^ warning[call.host-from-host-device]: calling a __host__ function("Both::Both()") from a __host__ __device__ function("Both::Both [subobject]") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Implied::Implied()") from a __device__ function("Implied::Implied [subobject]") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("Shared::Shared()") from a __host__ __device__ function("Shared::Shared [subobject]") is not allowed
//^ error[device-code.undefined]: identifier "Implied::Implied" is undefined in device code
__device__ void outside() { OfOutside x;
}
struct Implied { Implied() {} };
struct OfImplied : Implied {};
__device__ void implied() { OfImplied x;
}
struct Shared { Shared() {} };
struct OfShared : Shared {};
__device__ void shared() { OfShared x;
}
void shared_by_host() { OfShared x;
}
struct Both { Both() {} };
struct OfBoth : Both { __host__ __device__ OfBoth() {} };
//^ warning[call.host-from-host-device]: calling a __host__ function("ByHost::ByHost()") from a __host__ __device__ function("ByHost::ByHost [subobject]") is not allowed
__device__ void both() { OfBoth x;
}
struct ByHost { ByHost() {} };
struct OfByHost : ByHost { __device__ OfByHost() {} };
//^ error[call.host-from-device]: calling a __host__ function("Overloaded::Overloaded(double)") from a __device__ function("Overloaded::Overloaded [subobject]") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Overloaded::Overloaded(int)") from a __device__ function("Overloaded::Overloaded [subobject]") is not allowed
//^ error[device-code.undefined]: identifier "Overloaded::Overloaded" is undefined in device code
//^ error[device-code.undefined]: identifier "Overloaded::Overloaded" is undefined in device code
struct HostOfByHost : ByHost { HostOfByHost() {} };
__device__ void by_host() { OfByHost x;
}
void host_of_by_host() { HostOfByHost x;
}
struct Overloaded { Overloaded(int) {} Overloaded(double) {} };
struct OfOverloaded : Overloaded {
  __device__ OfOverloaded() : Overloaded(1) {}
  __device__ OfOverloaded(int) : Overloaded(1.) {}
  //^ error[call.host-from-device]: calling a __host__ function("Copied::Copied(const Copied&)") from a __device__ function("Copied::Copied [subobject]") is not allowed
  //^ error[device-code.undefined]: identifier "Copied::Copied" is undefined in device code
};
__device__ void overloaded() { OfOverloaded x; OfOverloaded y(1);
}
struct Copied { Copied(const Copied &) {} __device__ Copied() {} };
struct OfCopied : Copied { __device__ OfCopied() {} };
__device__ void copied() { OfCopied x; OfCopied y = x;
}
struct Constant { constexpr Constant(int) {} };
struct OfConstant : Constant { __device__ OfConstant() : Constant(1) {} };
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("Constant::Constant(int) [subobject]") from a __device__ function("OfConstant::OfConstant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("Constant::Constant(int) [subobject]") from a __device__ function("OfConstant::OfConstant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ void constant() { OfConstant x;
}
//^ error[call.host-from-device]: calling a __host__ function("Unannotated::Unannotated(int)") from a __device__ function("Unannotated::Unannotated [subobject]") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Unannotated::~Unannotated()") from a __device__ function("Unannotated::~Unannotated [subobject]") is not allowed
//^ error[device-code.undefined]: identifier "Unannotated::Unannotated" is undefined in device code
//^ error[device-code.undefined]: identifier "Unannotated::~Unannotated" is undefined in device code
