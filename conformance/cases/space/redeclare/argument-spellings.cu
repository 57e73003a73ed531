/*---
says: An argument means the same type however its words are ordered, and is printed as the type.
rules: space.redeclare.inheriting, space.redeclare.model
runs: host accept, device accept
---*/
template <typename T> void f(T);
template <> __device__ void f<unsigned>(unsigned);
template <> __host__ void f<unsigned>(unsigned);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=unsigned int]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<unsigned long>(unsigned long);
template <> __host__ void f<long unsigned>(unsigned long);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=unsigned long]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<long>(long);
template <> __host__ void f<long int>(long);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=long]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<short>(short);
template <> __host__ void f<signed short int>(short);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=short]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<int>(int);
template <> __host__ void f<signed>(int);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=int]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<const int *>(const int *);
template <> __host__ void f<int const *>(const int *);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=const int *]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<long long>(long long);
template <> __host__ void f<long int long>(long long);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=long long]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<unsigned char>(unsigned char);
template <> __host__ void f<char unsigned>(unsigned char);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=unsigned char]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<unsigned short>(unsigned short);
template <> __host__ void f<unsigned short int>(unsigned short);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=unsigned short]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<long double>(long double);
template <> __host__ void f<double long>(long double);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=long double]") redeclared with __host__, hence treated as a __host__ __device__ function
