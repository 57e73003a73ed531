/*---
says: The text about a function redeclared in a block names it without its namespace.
rules: space.redeclare.compared, space.local-function
runs: host accept, device accept
---*/
namespace N { void b() { void j(); __attribute__((device)) void j(); } __attribute__((device)) void k(); void c() { __attribute__((host)) void k(); } }
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k") redeclared with __host__, hence treated as a __host__ __device__ function
//^ device warning[space.redeclared.host-with-device]: a __host__ function("j") redeclared with __device__, hence treated as a __host__ __device__ function
namespace M { struct S { void f() { void k(); } void g() { __device__ void k(); } }; }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("k") redeclared with __device__, hence treated as a __host__ __device__ function
