/*---
says: Classes pass through.
rules: host-output.type
runs: host accept, documented accept
---*/
struct S {
  int a;
  double b;
};
enum E { X, Y };
typedef S T;
