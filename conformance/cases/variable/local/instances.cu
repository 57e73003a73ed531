/*---
says: The device pass reads, as device-only compilation does, the variables of templates in their instances.
rules: variable.local
runs: device reject, jit reject
---*/
template <class T> __device__ void used(T *) { __device__ int q; __constant__ int c; }
//^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a device function body
//^ error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
template <class T> __device__ void unused(T *) { __device__ int q; __constant__ int c; }
template <class T> static __device__ void shared(T *) { __shared__ T q = 1; }
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
template <class T> struct Class {
  __device__ void member() { __device__ int q; }
  //^ error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
  __device__ void unused() { __device__ int q; }
};
template <int N> static __device__ void number() { __managed__ int table[N * 32 + N]; }
//^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
__global__ void uses(int *p) { used(p); used((float *)p); shared(p); Class<int> object; object.member(); number<4>(); }
