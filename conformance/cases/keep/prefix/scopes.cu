/*---
says: The file-scope bit is set of what namespaces and classes declare, and clear of what a function declares.
rules: keep.file-scope, keep.closure
runs: host accept, device accept, documented accept
---*/
namespace outer {
//^ kept[outer] declaration
struct Whole {
//^ kept[outer::Whole] definition
//^ witness[keep.file-scope(namespace) = yes]
  enum Inside { value = 1 };
  //^ kept[outer::Whole::Inside] definition
  //^ witness[keep.file-scope(class) = yes]
};
}
__device__ int function() {
  struct Local {
  //^ kept[Local] definition
  //^ witness[keep.file-scope(function) = no]
    int member;
  };
  Local local = {2};
  return outer::Whole::value + local.member;
}
