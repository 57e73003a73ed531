/*---
says: A __device__ template may have two packs.
rules: kernel.pack.multiple
runs: host accept, device accept, documented accept
deviation: oracle=cufe host BUG host tokens differ
deviation: oracle=cufe documented BUG host tokens differ
---*/
template <class... A, int... B> __device__ void f(A... a) {}
