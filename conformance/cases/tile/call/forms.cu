/*---
says: What is called without a name, in the host pass.
rules: tile.call.reports
runs: host@13.3- reject
arguments: --enable-tile
---*/
struct M { __attribute__((tile)) M(); __attribute__((tile)) M(int); __attribute__((tile)) ~M(); __attribute__((tile)) operator int(); __attribute__((tile)) int operator+(int); __attribute__((tile)) int m(); int z; };
void f(M &p) {
  M first;
  //^ error[tile.call]: calling a __tile__ function("M::M()") from a __host__ function("f") is not allowed
  //^ error[tile.call]: calling a __tile__ function("M::~M()") from a __host__ function("f") is not allowed
  int v = p;
  //^ error[tile.call]: calling a __tile__ function("_ZN1Mcv1?Ev") from a __host__ function("f") is not allowed
  v = p + 2;  // error[tile.call]: calling a __tile__ function("_ZN1MplE1?") from a __host__ function("f") is not allowed
  v = p.m();  // error[tile.call]: calling a __tile__ function("M::m()") from a __host__ function("f") is not allowed
  new M;  // error[tile.call]: calling a __tile__ function("M::M()") from a __host__ function("f") is not allowed
}
