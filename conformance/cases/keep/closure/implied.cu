/*---
says: Special members that nobody writes take what they call; temporary objects, parameters and results take their destructors, and so do variables of static storage duration.
rules: keep.closure
runs: host accept, device accept, documented accept
arguments: --relaxed_constexpr
---*/
struct Made {
  constexpr Made() : a(0) {}
  //^ kept[Made::Made] definition
  constexpr Made(const Made &o) : a(o.a) {}
  //^ kept[Made::Made] definition
  constexpr Made &operator=(const Made &o) { a = o.a; return *this; }
  //^ kept[Made::operator=] definition
  int a;
};
struct Holds { Made member[2]; };
struct Derived : Holds {};
template <class T> struct Template { T member; };
struct OfTemplate {
  constexpr OfTemplate() : a(0) {}
  //^ kept[OfTemplate::OfTemplate] definition
  int a;
};
struct NotUsed {
  constexpr NotUsed() : a(0) {}
  //^ kept[NotUsed::NotUsed] nothing
  int a;
};
struct HoldsNotUsed { NotUsed member; };
__device__ int copies(Derived &from) {
  Derived object, copy = from;
  copy = object;
  Template<OfTemplate> other;
  return copy.member[0].a + other.member.a;
}
template <class T> __device__ void never() { HoldsNotUsed object; }
void host() { HoldsNotUsed object; }
