/*---
says: Two definitions of a template, or of its specialisation.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
template <class T> void a(T) {}
template <class T> __device__ void a(T) {}
//^ error[c++]: function template "a" has already been defined (previous definition at line 6)
//^ device warning[space.redeclared.host-with-device]: a __host__ function("a") redeclared with __device__, hence treated as a __host__ __device__ function
template <class T> __device__ void b(T) {}
template <> __device__ void b<int>(int) {}
template <> void b<int>(int) {}
//^ error[c++]: function "b(T) [with T=int]" has already been defined (previous definition at line 11)
