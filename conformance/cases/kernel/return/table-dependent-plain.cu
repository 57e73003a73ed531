/*---
says: A kernel template whose return type is dependent.
rules: kernel.return
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
template <class T> __global__ T k() { return T(); }
//^ witness[kernel.return(template, dependent, no)]
