/*---
says: An uninstantiated template is not checked.
rules: kernel.return.void
runs: host accept, device accept
deviation: oracle=cufe host BUG host tokens differ
---*/
template <class T> __global__ int k(T);
