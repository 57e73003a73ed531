/*---
says: Every form of a kernel whose return type is int.
rules: kernel.return
runs: host reject, device reject, documented reject
---*/
__global__ int a();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ witness[kernel.return(function, other, no)]
//^ documented error[kernel.return.void]
struct M {
  template <class T> __global__ int m(T) { return 1; }
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[kernel.return(member-template, other, no)]
  //^ witness[kernel.member(member, G, G)]
  //^ documented error[kernel.return.void]
};
template <class T> __global__ int b(T);
//^ witness[kernel.return(template, other, no)]
//^ documented error[kernel.return.void]
template <class T> __global__ int c(T) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ witness[kernel.return(template, other, no)]
//^ witness[kernel.return(instance, other, no)]
//^ documented error[kernel.return.void]
template __global__ int c(int);
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ witness[kernel.return(instantiation, other, no)]
//^ documented error[kernel.return.void]
template <class T> __global__ int d(T) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ witness[kernel.return(template, other, no)]
//^ witness[kernel.return(instance, other, no)]
//^ documented error[kernel.return.void]
template <> __global__ int d(int) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ witness[kernel.return(specialisation, other, no)]
//^ documented error[kernel.return.void]
