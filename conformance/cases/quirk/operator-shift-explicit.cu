/*---
says: operator<< with explicit template arguments in three forms.
rules: launch.unconfigured
runs: host accept, device accept
---*/
struct O {};
template <class T> O &operator<<(O &, const T &);
struct Q {
  template <class T> void operator<<(T);
};
struct P {
  friend O &operator<<<P>(O &, const P &);
};
void f(O &o, Q q, int s) {
  operator<<<int>(o, s);
  q.operator<<<int>(1);
}
