/*---
says: Function templates.
rules: space.keyword.byte, space.classification, space.kernel, space.class, space.device-only
runs: host accept, device accept, documented accept
---*/
template <class T> __device__ T d(T t) { return t; }
//^ documented space[d] 0x23
template <class T> __global__ void g(T) {}
//^ documented space[g] 0xe1
template <class T> __host__ __device__ T hd(T);
//^ documented space[hd] 0x37
