/*---
says: Members of local classes and functions declared in blocks, by their names.
rules: space.local-function
runs: host accept, device accept, documented accept
---*/
int h1(int);
void f() {
  void h();
  int h1(int);
  struct L {
    L();
    ~L() {}
    void m(int) {}
    static int s();
    operator int() { return 1; }
    struct N { void n(); };
    void operator()(int);
    L &operator=(const L &) = default;
    L(const L &) = delete;
    explicit operator bool() const;
  };
  struct { void u() {} } x;
  auto l = [] { struct Q { void q(); }; void h2(); };
  { union U { int a; void uu(); }; }
  void h(), h3(int);
  struct R { int g() { struct R2 { void r2(); }; void h4(); return 1; } int i = 1; };
  int v(3), w(int), (*fp)(int);
}
namespace A {
  void f() { struct L { void m(); __attribute__((device)) void d(); }; void h5(); }
  struct S { void f() { void h6(); struct L { void m(); }; } void o(); };
}
void A::S::o() { struct L { void m(); struct M { __attribute__((device)) void m(); }; }; }
__attribute__((global)) void k() { void h9(); struct L { void m() {} }; }
