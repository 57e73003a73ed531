/*---
says: A partial specialisation is the one that its arguments match, of several the most specialised one.
rules: keep.closure
runs: host accept, device accept, documented accept
---*/
template <class T> struct S { static constexpr int v = 1; };
//^ kept[S] nothing
template <class T> struct S<T *> { static constexpr int v = 2; };
//^ kept[S] definition
template <class T> struct S<const T *> { static constexpr int v = 3; };
//^ kept[S] definition
template <class T, int n> struct S<T[n]> { static constexpr int v = n; };
//^ kept[S] nothing
template <> struct S<void *> { static constexpr int v = 4; };
//^ kept[S] nothing
__device__ int function() { return S<int *>::v + S<const int *>::v; }
