/*---
says: An explicit specialisation of a variadic kernel template.
rules: kernel.pack
runs: host accept, device accept
deviation: cudafe++ host BUG segmentation fault while it writes the host output
---*/
template <class T, class... A> __global__ void k(T, A...) {}
template <> __global__ void k(int, int) {}
