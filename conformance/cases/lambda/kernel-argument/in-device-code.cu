/*---
says: Launches in code of the device name no private and no unnamed type of a namespace either; what its own functions declare they may name.
rules: lambda.kernel-argument
runs: host accept, device reject
arguments: --device-c
---*/
struct dim3;
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
template <typename T> __global__ void value(T) {}
template <typename T> __global__ void pointer(T *) {}
class P {
  struct S { int v; };
public:
  struct Public { int v; };
  static __device__ void of_device();
  static void of_host();
  static __host__ __device__ void of_both();
  template <class T> __device__ void in_template(T);
};
__device__ void P::of_device() { S s = {}; value<<<1, 1>>>(s); }
//^ device@-13.1 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.3 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.5- error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
void P::of_host() { S s; pointer<<<1, 1>>>(&s); }
//^ device@-13.1 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.3 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.5- error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
__host__ __device__ void P::of_both() { value<S **><<<1, 1>>>(nullptr); }
//^ device@-13.1 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.3 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.5- error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
template <class T> __device__ void P::in_template(T) { value<<<1, 1>>>((S ***)0); }
//^ device@-13.1 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.3 error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
//^ device@13.5- error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("P::S") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
__global__ void uses(P p) { p.in_template(1); value<<<1, 1>>>(P::Public()); }
__device__ void local_of_device() { struct L { int v; } l = {}; value<<<1, 1>>>(l); }
__global__ void local_of_kernel() { struct L { int v; } l = {}; value<<<1, 1>>>(l); pointer<<<1, 1>>>(&l); }
struct { int v; } unnamed;
__device__ void of_namespace() { pointer<<<1, 1>>>((decltype(unnamed) *)0); }
//^ device@-13.1 error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
//^ device@13.3 error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
//^ device@13.5- error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
