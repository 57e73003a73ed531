/*---
says: A static __constant__ data member.
rules: variable.data-member
runs: host reject, device reject
---*/
struct S {
  __constant__ static int x;  // error[variable.data-member]: memory qualifier on data member is not allowed
};
