/*---
says: Local classes of one name in two functions are two; one in a member function is no member of the class around.
rules: keep.closure
runs: host accept, device accept, documented accept
---*/
struct Of { int a; };
//^ kept[Of] definition
struct Other { int a; };
//^ kept[Other] nothing
struct Around {
//^ kept[Around] nothing
  void function();
};
int host() {
  struct Local { Other other; };
  //^ kept[Local] nothing
  Local local = {{1}};
  return local.other.a;
}
__device__ int device() {
  struct Local { Of of; };
  //^ kept[Local] definition
  Local local = {{1}};
  return local.of.a;
}
void Around::function() {
  struct Local {
  //^ kept[Around::Local] definition
    __device__ int member() { return 1; }
    //^ kept[Around::Local::member] definition
  };
}
