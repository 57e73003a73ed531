/*---
says: Every form of a kernel with a maximum of zero registers.
rules: maxnreg.positive
runs: host reject, device reject
---*/
__global__ __maxnreg__(0) void a();
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
//^ witness[maxnreg.positive(no)]
struct M {
  template <class T> __global__ __maxnreg__(0) void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
  //^ witness[maxnreg.positive(no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ __maxnreg__(0) void b(T);
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
//^ witness[maxnreg.positive(no)]
template <class T> __global__ void c(T) {}
template __global__ __maxnreg__(0) void c(int);
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
//^ witness[maxnreg.positive(no)]
template <class T> __global__ void d(T) {}
template <> __global__ __maxnreg__(0) void d(int) {}
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
//^ witness[maxnreg.positive(no)]
template <class T> struct V { static constexpr int n = 0; };
template <class T> __global__ __maxnreg__(V<T>::n) void e(T) {}
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
//^ witness[maxnreg.positive(no)]
template __global__ void e(int);
