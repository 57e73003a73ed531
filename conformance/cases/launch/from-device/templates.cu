/*---
says: Launches in templates are refused in instances, each place once; a template that nobody uses launches nothing.
rules: launch.from-device
runs: host accept, device reject
---*/
__global__ void k(int);
template <class T> __global__ void g(T);
template <class T> __device__ void unused(T x) { k<<<1, 1>>>(x); k<<<1, 1>>>(1); }
template <class T> __device__ void dependent(T x) {
  k<<<1, 1>>>(x);
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
__device__ void uses_dependent() { dependent(1); dependent(1l); }
template <class T> __device__ void twice(T x) {
  k<<<1, 1>>>(1);
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  k<<<x, 1>>>(1); k<<<1, 1>>>(sizeof(T));
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
__device__ void uses_twice() { twice(1); twice(1l); }
template <class T> __device__ void template_kernels(T x) {
  g<<<1, 1>>>(x);
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  g<int><<<1, 1>>>(1);
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
}
__device__ void uses_template_kernels() { template_kernels(1); template_kernels(1l); }
template <class T> struct S {
  __device__ void used() { k<<<1, 1>>>(1); }
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  __device__ void unused() { k<<<1, 1>>>(1); }
};
__device__ void uses_members(S<int> s, S<long> t) { s.used(); t.used(); }
