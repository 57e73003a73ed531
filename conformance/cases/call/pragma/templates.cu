/*---
says: A pragma before a template does not switch the check off at the template.
rules: call.pragma
runs: host reject
---*/
__device__ void d();
__device__ constexpr int cd() { return 1; }
#pragma nv_exec_check_disable
template<class T> __host__ __device__ void f1(T t) { d(); }
#pragma nv_exec_check_disable
template<class T> void f2(T t) { d(); }
#pragma nv_exec_check_disable
template<class T> __host__ __device__ int f3(T t) { return cd(); }
#pragma nv_exec_check_disable
template<class T> void f4(T t) { d(); }
template void f4<int>(int);
#pragma hd_warning_disable
template<class T> __host__ __device__ void f5(T t) { d(); }
#pragma nv_exec_check_disable
__host__ __device__ void f6() { d(); }
#pragma nv_exec_check_disable
void f7() { d(); }
