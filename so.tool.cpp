# 1 "so.cpp4.ii"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
# 1
# 4
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 5
#if 0
# 5
struct uint3 { unsigned x, y, z; }; 
#endif
# 6 "so.cpp4.ii"
#if 0
# 6
struct dim3 { 
# 7
unsigned x, y, z; 
# 9
}; 
#endif
# 10 "so.cpp4.ii"
typedef struct CUstream_st *cudaStream_t; 
# 11
extern const uint3 __device_builtin_variable_threadIdx, __device_builtin_variable_blockIdx; 
# 12
extern const dim3 __device_builtin_variable_blockDim, __device_builtin_variable_gridDim; 
# 13
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, CUstream_st * stream = 0); 
# 14
extern "C" int cudaLaunchKernel(const void * func, dim3 gridDim, dim3 blockDim, void ** args, size_t sharedMem, cudaStream_t stream); 
# 15
extern "C" int cudaDeviceSynchronize(); 
# 16
extern "C" int printf(const char * format, ...); 
# 17
extern "C" void exit(int status) noexcept; 
# 18
extern "C" void free(void * pointer) noexcept; 
# 1 "so.cu"
struct B { static int f(int *); int f(double); int g(int); static int g(double); int h(int); }; 
# 2
struct C : public B { 
# 3
template< class T> void t(T q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (C::*)(T q),(&C::t< T> ),1> , typename __nvdl_remove_ref<decltype(q)>::type, decltype(this) const>( __nv_dl_tag<void (C::*)(T q),(&C::t< T> ),1> {} , q, this) 
#if 0
[=]() 
{ }
#if 0
# 3
{ f(q); } 
#endif
#endif
; 
# 3 "so.cu"
(void)l; } 
# 4
template< class T> void u(T q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (C::*)(T q),(&C::u< T> ),1> >( __nv_dl_tag<void (C::*)(T q),(&C::u< T> ),1> {} ) 
#if 0
[=]() 
{ }
#if 0
# 4
{ g((1.5)); } 
#endif
#endif
; 
# 4 "so.cu"
(void)l; } 
# 5
template< class T> void v(T q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (C::*)(T q),(&C::v< T> ),1> , decltype(this) const>( __nv_dl_tag<void (C::*)(T q),(&C::v< T> ),1> {} , this) 
#if 0
[=]() 
{ }
#if 0
# 5
{ (this)->g(1); } 
#endif
#endif
; 
# 5 "so.cu"
(void)l; } 
# 6
template< class T> void w(T q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (C::*)(T q),(&C::w< T> ),1> , decltype(this) const, typename __nvdl_remove_ref<decltype(q)>::type>( __nv_dl_tag<void (C::*)(T q),(&C::w< T> ),1> {} , this, q) 
#if 0
[=]() 
{ }
#if 0
# 6
{ (this)->h(q); } 
#endif
#endif
; 
# 6 "so.cu"
(void)l; } 
# 7
}; 
# 8
struct D : public B { 
# 9
void a() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(void),(&D::a),1> , decltype(this) const>( __nv_dl_tag<void (D::*)(void),(&D::a),1> {} , this) 
#if 0
[=]() 
{ }
#if 0
# 9
{ (this)->g(1); } 
#endif
#endif
; typedef decltype(l) __T0;
# 9 "so.cu"
(void)l; } 
# 10
void b() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(void),(&D::b),1> >( __nv_dl_tag<void (D::*)(void),(&D::b),1> {} ) 
#if 0
[=]() 
{ }
#if 0
# 10
{ g((1.5)); } 
#endif
#endif
; typedef decltype(l) __T1;
# 10 "so.cu"
(void)l; } 
# 11
template< class T> void v(T q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(T q),(&D::v< T> ),1> , typename __nvdl_remove_ref<decltype(q)>::type, decltype(this) const>( __nv_dl_tag<void (D::*)(T q),(&D::v< T> ),1> {} , q, this) 
#if 0
[=]() 
{ }
#if 0
# 11
{ (void)(q); (this)->g(1); (void)(this)->h(q); } 
#endif
#endif
; 
# 11 "so.cu"
(void)l; } 
# 12
template< class T> void w(T q, int r) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(T q, int r),(&D::w< T> ),1> , typename __nvdl_remove_ref<decltype(r)>::type, decltype(this) const>( __nv_dl_tag<void (D::*)(T q, int r),(&D::w< T> ),1> {} , r, this) 
#if 0
[=]() 
{ }
#if 0
# 12
{ (this)->g(r); } 
#endif
#endif
; 
# 12 "so.cu"
(void)l; } 
# 13
template< class T> void w2(T q, double r) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(T q, double r),(&D::w2< T> ),1> , typename __nvdl_remove_ref<decltype(r)>::type>( __nv_dl_tag<void (D::*)(T q, double r),(&D::w2< T> ),1> {} , r) 
#if 0
[=]() 
{ }
#if 0
# 13
{ g(r); } 
#endif
#endif
; 
# 13 "so.cu"
(void)l; } 
# 14
template< class T> void w3(T q, double r) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(T q, double r),(&D::w3< T> ),1> , typename __nvdl_remove_ref<decltype(r)>::type>( __nv_dl_tag<void (D::*)(T q, double r),(&D::w3< T> ),1> {} , r) 
#if 0
[=]() 
{ }
#if 0
# 14
{ B::g(r); } 
#endif
#endif
; 
# 14 "so.cu"
(void)l; } 
# 15
template< class T> void w4(T q, double r) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(T q, double r),(&D::w4< T> ),1> , typename __nvdl_remove_ref<decltype(r)>::type, decltype(this) const>( __nv_dl_tag<void (D::*)(T q, double r),(&D::w4< T> ),1> {} , r, this) 
#if 0
[=]() 
{ }
#if 0
# 15
{ (this)->g(g(r)); } 
#endif
#endif
; 
# 15 "so.cu"
(void)l; } 
# 16
template< class T> void w5(T q, double r) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (D::*)(T q, double r),(&D::w5< T> ),1> >( __nv_dl_tag<void (D::*)(T q, double r),(&D::w5< T> ),1> {} ) 
#if 0
[=]() 
{ }
#if 0
# 16
{ auto p = (&g); } 
#endif
#endif
; 
# 16 "so.cu"
(void)l; } 
# 17
}; 
# 18
template< class U> struct E { static int g(int); int g(double); int g(U); 
# 19
void v(U q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (E< U> ::*)(U q),(&E::v),1> , decltype(this) const>( __nv_dl_tag<void (E< U> ::*)(U q),(&E::v),1> {} , this) 
#if 0
[=]() 
{ }
#if 0
# 19
{ g(1); } 
#endif
#endif
; 
# 19 "so.cu"
(void)l; } 
# 20
void w(U q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (E< U> ::*)(U q),(&E::w),1> , decltype(this) const>( __nv_dl_tag<void (E< U> ::*)(U q),(&E::w),1> {} , this) 
#if 0
[=]() 
{ }
#if 0
# 20
{ g((1.5)); } 
#endif
#endif
; 
# 20 "so.cu"
(void)l; } 
# 21
void x(U q) { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (E< U> ::*)(U q),(&E::x),1> , typename __nvdl_remove_ref<decltype(q)>::type, decltype(this) const>( __nv_dl_tag<void (E< U> ::*)(U q),(&E::x),1> {} , q, this) 
#if 0
[=]() 
{ }
#if 0
# 21
{ g(q); } 
#endif
#endif
; 
# 21 "so.cu"
(void)l; } 
# 22
}; 

# 1 "so.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f5096d49_5_so_cu_fe92d978_32596
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "so.stub.c"
#include "so.stub.c"
# 1 "so.stub.c"
#undef _NV_ANON_NAMESPACE
