/*---
says: An explicit instantiation declaration of a kernel template, by kind of stub and compilation mode.
rules: kernel.extern-template
runs: host accept, device accept
arguments: -static-global-template-stub=false --device-c
---*/
template <class T> __global__ void k(T) {}
//^ witness[kernel.extern-template(no, no, yes)]
extern template __global__ void k(int);
//^ witness[kernel.extern-template(yes, no, yes)]
