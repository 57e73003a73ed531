/*---
says: What is local to a member of a local class is told with the function around that, which decides.
rules: lambda.kernel-argument
runs: host accept, device reject
arguments: --device-c
deviation: cufe device N-I what members of local classes name
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
template <class T> __global__ void k(T) {}
__host__ __device__ int inner() {
  struct L { __host__ __device__ void member() { struct M {}; k<<<1, 1>>>(M()); } };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "M" (defined in "inner") used in global function "k" template argument, the global function cannot be launched from host code.
  return sizeof(L);
}
__host__ __device__ void called() {
  struct L { __device__ void member() { struct M {}; (void)&k<M>; (void)&k<L>; } };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "called") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "M" (defined in "called") used in global function "k" template argument, the global function cannot be launched from host code.
}
void of_host() {
  struct L { __host__ __device__ void member() { struct M {}; (void)&k<M>; (void)&k<L>; } };
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("M") cannot be used in the template argument type of a __global__ function template instantiation
}
__device__ void of_device() {
  struct L { __host__ __device__ void member() { struct M {}; (void)&k<M>; (void)&k<L>; } };
}
