/*---
says: __tile__ on defaulted functions.
rules: tile.defaulted
runs: host@13.3- accept, device@13.3- reject
arguments: --enable-tile
---*/
struct A {
  __attribute__((tile)) A() = default;
  //^ warning[space.defaulted]: __tile__ annotation is ignored on a non-virtual function("A") that is explicitly defaulted on its first declaration
  //^ host,device@13.3- witness[tile.defaulted(first) = ignored]
  __attribute__((tile)) virtual ~A() = default;
  //^ device error[c++]: virtual function is unsupported in tile code
  //^ host,device@13.3- witness[tile.defaulted(first-virtual) = applied]
  __attribute__((tile)) A(const A &);
  //^ host,device@13.3- witness[tile.defaulted(not) = applied]
};
__attribute__((tile)) A::A(const A &) = default;
//^ host,device@13.3- witness[tile.defaulted(later) = applied]
