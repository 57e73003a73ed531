/*---
says: In a class template.
rules: variable.data-member
runs: host reject, device reject
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
template <class T> struct S {
  __device__ static int x;  // error[variable.data-member]: memory qualifier on data member is not allowed
};
