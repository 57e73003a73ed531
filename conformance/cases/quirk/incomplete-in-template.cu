/*---
says: Member access into an incomplete type in an uninstantiated template.
rules: space.keyword.byte
runs: host accept, device accept
---*/
struct I;
template <class T> __device__ int f(I *i) { return i->x; }
