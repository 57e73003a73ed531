/*---
says: An explicit instantiation declaration of a kernel template in whole program mode.
rules: kernel.extern-template
runs: host accept, device accept
---*/
template <class T> __global__ void k(T) {}
extern template __global__ void k<int>(int);
//^ host warning[kernel.extern-template]: when "-static-global-template-stub=true", extern __global__ function template is not supported in whole program compilation mode ("-rdc=false"). To resolve the issue, either use separate compilation mode ("-rdc=true"), or explicitly set "-static-global-template-stub=false" (but see nvcc documentation about downsides of turning it off)
