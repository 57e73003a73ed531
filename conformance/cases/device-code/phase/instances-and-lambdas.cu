/*---
says: Instances without lambdas are looked at before those with lambdas, whichever is named first.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
template <class T> __device__ void with_lambda() { auto lambda = [] { }; static int x = call(); lambda(); }
template <class T> __device__ void in_lambda() { auto lambda = [] { static int x = call(); }; lambda(); }
template <class T> __device__ void without() { static int x = call(); }
__device__ void uses() { with_lambda<int>(); in_lambda<int>(); without<int>(); }
