/*---
says: A constructor that a using-declaration brings in is called of the base class; the using-declaration names the constructors.
rules: keep.closure, keep.using-declaration
runs: host accept, device accept, documented accept
arguments: --relaxed_constexpr
---*/
struct Used {
//^ kept[Used] definition
  constexpr Used(int a) : a(a) {}
  //^ kept[Used::Used] definition
  int a;
};
struct Inherits : Used {
//^ kept[Inherits] definition
  using Used::Used;
  //^ kept[Inherits::Used] declaration
};
struct Unused {
//^ kept[Unused] definition
  constexpr Unused(int a) : a(a) {}
  //^ kept[Unused::Unused] nothing
  int a;
};
struct Named : Unused {
//^ kept[Named] definition
  using Unused::Unused;
  //^ kept[Named::Unused] nothing
};
__device__ int calls() { return Inherits(3).a; }
__device__ int names(Named &named) { return named.a; }
