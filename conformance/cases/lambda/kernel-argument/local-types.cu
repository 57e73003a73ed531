/*---
says: Types of blocks in the template arguments of a kernel, deduced and written; each function has its own.
rules: lambda.kernel-argument
runs: device reject
---*/
template <class T> __global__ void k(T) {}
void first() { struct L { int m; } l{1}; k<<<1, 1>>>(l); }
//^ error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
void second() { struct L { int m; } l{1}; k<L><<<1, 1>>>(l); }
//^ error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
void third() { struct L { int m; }; using M = L; k<M><<<1, 1>>>(M{}); }
//^ error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
namespace n {
void fourth() { struct L { int m; } l{1}; k<L><<<1, 1>>>(l); }
//^ error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
void fifth() { struct L { int m; } l{1}; ::k<L><<<1, 1>>>(l); }
//^ error[lambda.kernel-argument.local]: A type defined inside a __host__ function ("L") cannot be used in the template argument type of a __global__ function template instantiation
}
namespace {
class Unnamed { struct Private {}; public: static Private make() { return Private(); } };
}
void sixth() { k<<<1, 1>>>(Unnamed::make()); }
//^ error[lambda.kernel-argument.private]: A type that is defined inside a class and has private or protected access ("<unnamed>::Unnamed::Private") cannot be used in the template argument type of a __global__ function template instantiation, unless the class is local to a __device__ or __global__ function
