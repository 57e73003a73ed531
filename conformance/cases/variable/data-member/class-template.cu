/*---
says: In a class template.
rules: variable.data-member
runs: host reject, device reject
---*/
template <class T> struct S {
  __device__ static int x;  // error[variable.data-member]: memory qualifier on data member is not allowed
};
