/*---
says: Friends of class templates are kept where they are used.
rules: keep.closure, keep.seed
runs: host accept, device accept, documented accept
deviation: oracle host N-I it does not tell what is kept where a friend of a class template is called
deviation: oracle device N-I it does not tell what is kept where a friend of a class template is called
deviation: oracle documented N-I it does not tell what is kept where a friend of a class template is called
---*/
struct Argument { int member; };
//^ kept[Argument] definition
template <class T> struct Template {
  T member;
  friend __device__ T plain(Template a) { return a.member; }
  template <class U> friend __device__ U generic(Template a, U b) { return b; }
};
__global__ void kernel() {
  Template<int> object = {1};
  plain(object);
  generic(object, Argument{1});
}
