/*---
says: What is declared in the class is compared: deleted, explicitly defaulted, out of class; what is not declared is not.
rules: override.checked, override.mismatch
runs: host reject, device reject, documented reject
---*/
struct A {
  __device__ virtual ~A();
  __device__ virtual A &operator=(const A &);
  __device__ virtual void f();
};
struct Implicit : A {};
//^ witness[override.checked(implicit)]
//^ witness[override.mismatch(D, none)]
struct Member { ~Member(); };
struct ImplicitWithMember : A { Member m; };
struct Defaulted : A {
  ~Defaulted() = default;
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "A::~A") is a __device__ function, but overriding entity (function "Defaulted::~Defaulted") is a __host__ function
  //^ documented error[override.host-over-device]
  //^ witness[override.checked(declared)]
  //^ witness[override.mismatch(D, none)]
};
struct Far : Implicit {};
struct OutOfClass : virtual Far {
  void f();
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "A::f") is a __device__ function, but overriding entity (function "OutOfClass::f") is a __host__ function
  //^ documented error[override.host-over-device]
};
__device__ void OutOfClass::f() {}
//^ device warning[space.redeclared.host-with-device]: a __host__ function("OutOfClass::f") redeclared with __device__, hence treated as a __host__ __device__ function
