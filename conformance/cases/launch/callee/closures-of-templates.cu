/*---
says: The launch of a closure in a template is told of each instance, and that it stands in device code once more.
rules: launch.callee, launch.from-device
runs: device reject, host reject
---*/
template <class T> __global__ void kernel(T *a) {
  auto closure = [&](int k) { };
  closure<<<1, 1>>>(1);
  auto around = [&]() {
    auto inner = [&](T k) { };
    inner<<<1, 1>>>(2);
  };
  around<<<1, 1>>>();
  around();
}
template <class T> struct S {
  __device__ void m(T *a) {
    auto closure = [&](int k) { };
    closure<<<1, 1>>>(1);
  }
};
template <class T> __global__ void never_used(T *a) {
  auto closure = [&](int k) { };
  closure<<<1, 1>>>(1);
}
__device__ void device(int *a, S<int> s) { s.m(a); }
void host(int *a, float *f) {
  kernel<<<1, 1>>>(a);
  kernel<<<1, 1>>>(f);
}
