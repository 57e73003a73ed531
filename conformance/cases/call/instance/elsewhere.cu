/*---
says: Instances that specialisations replace, that other units make, and of templates that are ordered.
rules: call.phase
runs: device reject
---*/
void h();
template <class T> __device__ void over(T) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("over<int *> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ void over(const T *) {}
template <class T, class U> __device__ void over(T, U) {}
__device__ void ordered(const int *p, int *q) { over(p); over(q); over(p, 1); }
template <class T> __device__ void b(T) { h(); }
template <> __device__ void b<char>(char) {}
extern template __device__ void b<int>(int);
template <class T> __global__ void k(T) { h(); }
template <> __global__ void k<char>(char) {}
__device__ void elsewhere() { b('a'); b(1); }
void host() { k<<<1, 1>>>('a'); }
template <class T> __device__ inline void made_here(T) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("made_here<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
extern template __device__ void made_here<int>(int);
__device__ void uses() { made_here(1); }
