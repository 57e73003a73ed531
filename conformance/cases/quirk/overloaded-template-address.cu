/*---
says: Address of an overloaded template, host and device.
rules: space.keyword.byte
runs: host accept, device accept
---*/
template <class T> __host__ void f(T) {}
template <class T> __device__ void f(T *) {}
void (*p)(int) = f;
