/*---
says: An uninstantiated template is not checked.
rules: kernel.return.void
runs: host accept, device accept
---*/
template <class T> __global__ int k(T);
