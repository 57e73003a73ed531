/*---
says: A defaulted destructor marked __global__.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  __global__ ~S() = default;
  //^ warning[space.defaulted]: __global__ annotation is ignored on a non-virtual function("~S") that is explicitly defaulted on its first declaration
};
