/*---
says: Local classes of explicit instances are kept with the function that they are in.
rules: keep.closure, keep.seed
runs: host accept, device accept, documented accept
---*/
struct Used { int member; };
//^ kept[Used] definition
template <class T> __device__ int function(T a) {
  struct Local { T member; Used used; };
  Local local = {a, {1}};
  return local.used.member;
}
template __device__ int function(float);
template <class T> struct Class {
  __device__ int member(T a) {
    struct Inner { T member; };
    Inner inner = {a};
    return inner.member;
  }
};
template struct Class<int>;
