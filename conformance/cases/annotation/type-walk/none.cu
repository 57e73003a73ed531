/*---
says: Type arguments without fault.
rules: annotation.type-walk
runs: documented accept
---*/
template <class T> __host__ __device__ void both(const T) {}
//^ documented witness[annotation.type-walk(none, host-device)]
template <class T> __device__ void device(const T) {}
//^ documented witness[annotation.type-walk(none, device)]
template void both(int);
template void device(int);
