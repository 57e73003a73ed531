/*---
says: Without --extended-lambda a lambda with annotations is told of in the instances of templates.
rules: lambda.gate
runs: device reject
---*/
template <class T> __device__ void used(T *) { auto l = [] __device__ () {}; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
template <class T> static __device__ void internal(T *) { auto l = [] __device__ () {}; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
template <class T> __device__ void unused(T *) { auto l = [] __device__ () {}; }
template <class T> void of_the_host(T *) { auto l = [] __host__ () {}; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
__global__ void uses(int *p) { used(p); used((float *)p); internal(p); }
void host(int *p) { of_the_host(p); }
