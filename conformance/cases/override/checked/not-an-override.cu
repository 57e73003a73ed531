/*---
says: A function that hides instead of overriding is not compared.
rules: override.checked
runs: host accept, device accept, documented accept
---*/
struct A { __device__ virtual void f() const; };
struct B : A { void f(); };
struct C { __device__ void f(); };
struct D : C { virtual void f(); };
