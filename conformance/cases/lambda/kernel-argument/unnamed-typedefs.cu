/*---
says: A typedef names an unnamed type for linkage only where its declarator is a name alone.
rules: lambda.kernel-argument
runs: host accept, device reject
---*/
template <class T> __global__ void k(T) {}
typedef enum { x } *EnumPointer;
typedef struct { int a; } *StructPointer;
typedef struct { int a; } Struct;
typedef struct { int a; } Array[2];
typedef struct { int a; } *First, Second;
struct C { typedef struct {} *Pointer; struct { int b; } m; };
struct { int a; } variable;
__device__ void of_device() {
  (void)&k<EnumPointer>;
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("enum <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  (void)&k<StructPointer>;
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  (void)&k<Struct>;
  (void)&k<Array>;
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  (void)&k<Second>;
  (void)&k<C::Pointer>;
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct C::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  (void)&k<decltype(C::m)>;
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct C::<unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
  (void)&k<decltype(variable)>;
  //^ device error[lambda.kernel-argument.unnamed]: An unnamed type ("struct <unnamed>") cannot be used in the template argument type of a __global__ function template instantiation, unless the type is local to a __device__ or __global__ function
}
void of_host() {
  using U = struct {};
  (void)&k<U>;
  //^ device error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("U") cannot be used in the template argument type of a __global__ function template instantiation
}
