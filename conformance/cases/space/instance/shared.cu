/*---
says: In the document the annotations of an explicit instantiation are the template's.
rules: space.instance
runs: host accept, device accept, documented accept
---*/
template <class T> __device__ void f(T) {}
//^ documented space[f] 0x37
template __host__ __device__ void f(int);
//^ device warning[space.redeclared.device-with-host-device]: a __device__ function("f [with T=int]") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
