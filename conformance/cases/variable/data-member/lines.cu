/*---
says: Which line is reported.
rules: variable.data-member
runs: host reject, device reject
---*/
struct S {
  static
  __device__  // error[variable.data-member]: memory qualifier on data member is not allowed
  int
  x;
};
