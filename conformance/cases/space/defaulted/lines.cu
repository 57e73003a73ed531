/*---
says: Which line is reported.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  __device__
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("S") that is explicitly defaulted on its first declaration
  S()
  = default;
};
