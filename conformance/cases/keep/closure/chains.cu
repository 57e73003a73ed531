/*---
says: The closure goes through callees, constructors, destructors, operators, conversions, static members, enumerators and aliases.
rules: keep.closure
runs: host accept, device accept, documented accept
arguments: --relaxed_constexpr
---*/
constexpr int third() { return 3; }
//^ kept[third] definition
constexpr int second() { return third(); }
//^ kept[second] definition
constexpr int first() { return second(); }
//^ kept[first] definition
constexpr int beside() { return 4; }
//^ kept[beside] nothing
struct Made {
//^ kept[Made] definition
  constexpr Made(int a) : value(a) {}
  //^ kept[Made::Made] definition
  constexpr Made operator+(Made other) const { return Made(value + other.value); }
  //^ kept[Made::operator+] definition
  constexpr operator int() const { return value; }
  //^ kept[Made::operator int] definition
  constexpr int unused() const { return beside(); }
  //^ kept[Made::unused] nothing
  int value;
};
struct Statics {
//^ kept[Statics] definition
  static constexpr int used = 1;
  //^ kept[Statics::used] definition
  static constexpr int unused = 2;
  //^ kept[Statics::unused] nothing
};
enum Colour { red, green };
//^ kept[Colour] definition
enum class Other { one };
//^ kept[Other] nothing
typedef unsigned Word;
//^ kept[Word] declaration
using Unused = int;
//^ kept[Unused] nothing
constexpr int not_evaluated() { return 6; }
//^ kept[not_evaluated] nothing
__global__ void kernel(int *out) {
  Word word = green;
  out[0] = first() + (Made(1) + Made(2)) + Statics::used + word + sizeof(not_evaluated());
}
