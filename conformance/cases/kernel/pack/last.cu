/*---
says: A pack as the last template parameter.
rules: kernel.pack.not-last
runs: host accept, device accept
---*/
template <class T, class... A> __global__ void k(T, A... a) {}
