/*---
says: Two definitions of a template, or of its specialisation.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
template <class T> void a(T) {}
template <class T> __device__ void a(T) {}
template <class T> __device__ void b(T) {}
template <> __device__ void b<int>(int) {}
template <> void b<int>(int) {}
