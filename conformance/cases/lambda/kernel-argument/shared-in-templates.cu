/*---
says: A type that is local to a template of both sides is told in each instance.
rules: lambda.kernel-argument
runs: host accept, device accept
arguments: --device-c
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
template <class T> __global__ void k(T) {}
template <class T> __host__ __device__ void deduced(T) {
  struct L { T t; };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "deduced") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "deduced") used in global function "k" template argument, the global function cannot be launched from host code.
  k<<<1, 1>>>(L());
}
template <class T> struct S { __host__ __device__ static void member() { struct L {}; k<<<1, 1>>>(L()); } };
//^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "member") used in global function "k" template argument, the global function cannot be launched from host code.
template <class T> __host__ __device__ void unused(T) { struct L {}; k<<<1, 1>>>(L()); }
__host__ __device__ void names() {
  deduced(1);
  deduced(2);
  deduced('c');
  S<int>::member();
}
