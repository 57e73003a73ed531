/*---
says: An uninstantiated template with a deduced return type.
rules: kernel.return.deduced
runs: host accept, device accept
---*/
template <class T> __global__ auto k() { return T(); }
