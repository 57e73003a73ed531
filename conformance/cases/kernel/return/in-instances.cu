/*---
says: The result of a kernel template is judged in each instance by the device pass.
rules: kernel.return.void
runs: host reject, device reject
deviation: oracle host BUG results are judged in the instances that instances name
---*/
template<class T, class F> __global__ T ret(T, F);
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template<class T> __global__ T ret2(T t) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
struct Fn { __host__ __device__ void operator()(int) const; };
struct Fi { __host__ __device__ int operator()(int) const; };
void u1() { ret<<<1, 1>>>(1, Fn()); ret<<<1, 1>>>(1, Fi()); ret2<<<1, 1>>>('c'); }
template<class T> __global__ int fixed(T t) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
//^ device error[kernel.return.void]: a __global__ function must have a void return type
void u4() { fixed<<<1, 1>>>(1); fixed<<<1, 1>>>('c'); }
template<class T> void inst(T t) { ret2<<<1, 1>>>(t); fixed<<<1, 1>>>(&t); }
void u5() { inst(2); inst(2.0); }
template<class T> struct M { static __global__ T sk(T) {} };
//^ error[kernel.member]: A __global__ function or function template cannot be a member function
template<class T> __global__ int xf(T t) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template<class T> void inx(T t) { xf<T><<<1, 1>>>(t); xf<<<1,1>>>(t);}
template void inx<int>(int);
template<class T> __global__ int never(T t) { }
template<class T> __global__ int expl(T t) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template __global__ int expl<int>(int);
//^ error[kernel.return.void]: a __global__ function must have a void return type
template<class T> __global__ int spec(T t) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template<> __global__ int spec<int>(int) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template<class T> __global__ int addr(T t);
//^ error[kernel.return.void]: a __global__ function must have a void return type
void u6() { auto p = &addr<int>; void (*q)(int) ; }
__global__ int plain(int);
//^ error[kernel.return.void]: a __global__ function must have a void return type
__global__ int plain(int) {}
//^ error[kernel.return.void]: a __global__ function must have a void return type
