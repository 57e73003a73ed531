/*---
says: A default argument spelled like its own parameter names what is visible before it, in an uninstantiated template.
rules: space.keyword.byte
runs: host accept, device accept
---*/
size_t n;
template <class T> void f(size_t n = n) {}
template <class T> struct S {
  static size_t m;
  void f(size_t m = m);
};
