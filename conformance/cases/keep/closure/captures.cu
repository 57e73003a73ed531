/*---
says: The members of a closure are declared as what they capture is, with its aliases; an array of objects that is captured takes no constructor.
rules: keep.closure
runs: host accept, device accept, documented accept
arguments: --extended-lambda
---*/
typedef int Word;
//^ kept[Word] declaration
using OfParameter = float;
//^ kept[OfParameter] declaration
using Unused = int;
//^ kept[Unused] nothing
struct Element { Element(); };
//^ kept[Element] definition
//^ kept[Element::Element] nothing
void function(OfParameter parameter) {
  Word word = 1;
  Unused unused = 2;
  Element elements[2];
  auto lambda = [word, parameter, elements] __device__ {};
  (void)lambda;
  (void)unused;
}
