/*---
says: A class that a private friend declaration names first is no private one.
rules: lambda.restriction
runs: host accept, device accept
arguments: --extended-lambda
---*/
template <class A>
class Base {
  template <class B>
  friend struct Pair;
  friend struct Plain;
};
template <class B>
struct Pair : Base<B> {
  B first;
};
struct Plain {
  int value;
};
void captures() {
  Pair<int> pair{};
  Plain plain{};
  Plain *behind = &plain;
  auto a = [=] __device__() { return pair.first + plain.value + behind->value; };
  (void)a;
}
