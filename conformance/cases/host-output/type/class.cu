/*---
says: Classes pass through.
rules: host-output.type, host-output.type.filter.typedef, host-output.type.filter.kind
runs: host accept, documented accept
---*/
struct S {
  int a;
  double b;
};
enum E { X, Y };
typedef S T;
