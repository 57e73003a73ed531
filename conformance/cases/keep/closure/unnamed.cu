/*---
says: A class or enumeration without a name is kept as <unnamed>, in a block, a class and a namespace.
rules: keep.closure
runs: host accept, device accept, documented accept
---*/
enum { outside = 1 };
//^ kept[<unnamed>] definition
enum { never = 2 };
//^ kept[<unnamed>] nothing
struct Around {
//^ kept[Around] definition
  enum { inside = 3 };
  //^ kept[Around::<unnamed>] definition
};
__device__ int function() {
  enum { local = 4 };
  //^ kept[<unnamed>] definition
  struct {
  //^ kept[<unnamed>] definition
    int member;
  } object = {5};
  return outside + Around::inside + local + object.member;
}
__device__ int two() {
  enum { first = 1 };
  //^ kept[<unnamed>] definition
  enum { second = 2 };
  //^ kept[<unnamed>] definition
  return first + second;
}
