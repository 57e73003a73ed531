/*---
says: A specialisation with another execution space than its primary.
rules: space.redeclare.model
runs: host accept, device accept
---*/
template <class T> void f(T) {}
template <> __device__ void f(int) {}
