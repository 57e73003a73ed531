/*---
says: A function declared in a block first is the one that its namespace declares later.
rules: space.redeclare.compared, space.local-function
runs: host accept, device accept
deviation: oracle=cufe host N-I cufe takes them for two functions
deviation: oracle=cufe device N-I cufe takes them for two functions
---*/
namespace N { void b() { void j(); } __device__ void j(); }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("N::j") redeclared with __device__, hence treated as a __host__ __device__ function
