/*---
says: Of constructors and destructors of the host that are defined there are others for bases, which call them.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Unannotated { Unannotated(int) {} ~Unannotated() {} };
struct OfUnannotated : Unannotated { __device__ OfUnannotated() : Unannotated(1) {} };
__device__ void unannotated() { OfUnannotated x;
}
struct Host { __host__ Host(int) {} };
struct OfHost : Host { __device__ OfHost() : Host(1) {} };
__device__ void host() { OfHost x;
}
struct Declared { Declared(int); ~Declared(); };
struct OfDeclared : Declared { __device__ OfDeclared() : Declared(1) {} };
__device__ void declared() { OfDeclared x;
}
struct Later { Later(int); };
struct OfLater : Later { __device__ OfLater() : Later(1) {} };
__device__ void later() { OfLater x;
}
Later::Later(int) {}
struct Outside { Outside(int); };
inline Outside::Outside(int) {}
struct OfOutside : Outside { __device__ OfOutside() : Outside(1) {} };
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
__device__ void both() { OfBoth x;
}
struct ByHost { ByHost() {} };
struct OfByHost : ByHost { __device__ OfByHost() {} };
struct HostOfByHost : ByHost { HostOfByHost() {} };
__device__ void by_host() { OfByHost x;
}
void host_of_by_host() { HostOfByHost x;
}
struct Overloaded { Overloaded(int) {} Overloaded(double) {} };
struct OfOverloaded : Overloaded {
  __device__ OfOverloaded() : Overloaded(1) {}
  __device__ OfOverloaded(int) : Overloaded(1.) {}
};
__device__ void overloaded() { OfOverloaded x; OfOverloaded y(1);
}
struct Copied { Copied(const Copied &) {} __device__ Copied() {} };
struct OfCopied : Copied { __device__ OfCopied() {} };
__device__ void copied() { OfCopied x; OfCopied y = x;
}
struct Constant { constexpr Constant(int) {} };
struct OfConstant : Constant { __device__ OfConstant() : Constant(1) {} };
__device__ void constant() { OfConstant x;
}
