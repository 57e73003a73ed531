/*---
says: An explicit instance of a template whose argument is a function calls that one.
rules: call.space
runs: host reject
deviation: oracle host BUG it does not know functions as arguments of explicit instances
---*/
__device__ int dd(int);
__device__ __host__ int hd(int);
template <class T, T (*F)(T)> int t1() { return F(1); }
//^ error[call.device-from-host]: calling a __device__ function("dd(int)") from a __host__ function("t1") is not allowed
template <class T, T F> int t2() { return F(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Z2dd1?") from a __host__ function("t2") is not allowed
template <int (*F)(int)> __device__ __host__ int t3() { return F(1) + (*F)(2); }
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2dd1?") from a __host__ __device__ function("t3") is not allowed
template <class T, T *F> int t4() { return F(1); }
//^ error[call.device-from-host]: calling a __device__ function("_Z2dd1?") from a __host__ function("t4") is not allowed
template int t1<int, dd>();
template int t1<int, hd>();
template int t2<int (*)(int), dd>();
template int t3<dd>();
template int t4<int(int), dd>();
