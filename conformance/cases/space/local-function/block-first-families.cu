/*---
says: What a block declares first is compared with what its namespace declares later: in device passes, and where the block is read.
rules: space.redeclare.compared, space.local-function
runs: host reject, device reject
deviation: oracle device BUG it reads what blocks of templates declare
deviation: oracle=cufe host N-I cufe takes them for two functions
deviation: oracle=cufe device N-I cufe takes them for two functions
---*/
namespace N { void b() { void j(); } __device__ void j(); }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("N::j") redeclared with __device__, hence treated as a __host__ __device__ function
namespace O { void b() { void j(); } __host__ __device__ void j(); }
//^ device warning[space.redeclared.host-with-host-device]: a __host__ function("O::j") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
namespace P { void b() { void j(); } void j(); }
namespace Q { __device__ void b() { void j(); } __device__ void j(); }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("Q::j") redeclared with __device__, hence treated as a __host__ __device__ function
namespace R { void b() { __device__ void j(); } void j(); }
//^ device warning[space.redeclared.device-without-device]: a __device__ function("R::j") redeclared without __device__, hence treated as a __host__ __device__ function
namespace S { void b() { __device__ void j(); } __device__ void j(); }
namespace T { void b() { void j(int); } __device__ void j(); }
namespace U { void b() { void j(); } __global__ void j(); }
//^ device error[space.redeclared.with-global]: a __host__ function("U::j") redeclared with __global__
namespace V { void b() { __host__ void j(); } __device__ void j(); __device__ void j(); }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("V::j") redeclared with __device__, hence treated as a __host__ __device__ function
namespace W { void b() { void j(int x); } void c() { void j(int); } __device__ void j(int); }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("W::j") redeclared with __device__, hence treated as a __host__ __device__ function
namespace X { template <class T> void b() { void j(); } __device__ void j(); }
namespace Y { void b() { void j(); } template <class T> __device__ void j(); }
namespace Z { void b() { void j(); } namespace I { __device__ void j(); } }
namespace A { struct K { void m() { void j(); } }; __device__ void j(); void u() { j(); } }
//^ host error[call.device-from-host]: calling a __device__ function("A::j()") from a __host__ function("u") is not allowed
//^ device warning[space.redeclared.host-with-device]: a __host__ function("A::j") redeclared with __device__, hence treated as a __host__ __device__ function
namespace B { void b() { void j(); } static __device__ void j() {} __device__ void c() { j(); } void d() { j(); } }
//^ host error[call.device-from-host]: calling a __device__ function("B::j()") from a __host__ function("d") is not allowed
//^ device warning[space.redeclared.host-with-device]: a __host__ function("B::j") redeclared with __device__, hence treated as a __host__ __device__ function
namespace C { __device__ void j(); void b() { void j(); } }
//^ device warning[space.redeclared.device-without-device]: a __device__ function("j") redeclared without __device__, hence treated as a __host__ __device__ function
namespace D { void b() { extern void j(); } __device__ void j() {} }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("D::j") redeclared with __device__, hence treated as a __host__ __device__ function
