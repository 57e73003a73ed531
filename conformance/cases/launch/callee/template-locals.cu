/*---
says: A launch in a template is judged where it stands if no argument depends on template parameters; what the body declares with types that do not depend does not.
rules: launch.host-callee
runs: host reject, device reject
deviation: oracle host BUG members and arrays that depend are taken for known, and what a body deduces with auto for dependent
---*/
enum E { e0 };
E get(int *p, int = 0);
[[noreturn]] void err(const char *s, const char *f, int l, const char *m);
const char *str(E);
inline void gpu(E code, const char *file, int line) {}
inline void pp(void *p) {}
struct Z { int a; int f(); static int s(); enum { q = 1 }; };
template<class T> int checked(T) {
  do {
    auto e = get(0);
    if (e != e0) {
      err<<<1, 1>>>("a", "b", 2, str(e));  // error[launch.host-callee]: a host function call cannot be configured
    }
  } while (0);
  return 0;
}
template<class T> int locals(T) {
  int i, j[2];
  gpu<<<1, 1>>>((get(&i)), "a", i + j[1]);  // error[launch.host-callee]: a host function call cannot be configured
  for (int n = 0; n < 2; n++) gpu<<<1, 1>>>(e0, "x", n);
  //^ error[launch.host-callee]: a host function call cannot be configured
  pp<<<1, 1>>>(&j[1]);  // error[launch.host-callee]: a host function call cannot be configured
  static const int t = 3;
  gpu<<<1, 1>>>(e0, "x", t);  // error[launch.host-callee]: a host function call cannot be configured
  return 0;
}
template<class T> int objects(int p, Z *z) {
  Z own;
  auto q = p + z->a;
  gpu<<<1, 1>>>(e0, "x", q + own.f() + own.a + Z::s() + Z::q);
  //^ error[launch.host-callee]: a host function call cannot be configured
  return 0;
}
template<int N> int constants() {
  const int n = N;
  gpu<<<1, 1>>>(e0, "x", n);  // error[launch.host-callee]: a host function call cannot be configured
  return 0;
}
template<class T> struct M {
  int id;
  Z z;
  void members(int k) {
    gpu<<<1, 1>>>(e0, "a", id);  // host error[launch.host-callee]: a host function call cannot be configured
    if (k >= id) gpu<<<1, 1>>>(e0, "x", k + z.f());
    //^ host error[launch.host-callee]: a host function call cannot be configured
    pp<<<1, 1>>>(&id);  // host error[launch.host-callee]: a host function call cannot be configured
  }
};
template<class T> int dependent(T x) {
  auto i = x;
  gpu<<<1, 1>>>(e0, "a", i);
  gpu<<<1, 1>>>(get(x), "a", 2);
  gpu<<<1, 1>>>(e0, "a", *x);
  gpu<<<1, 1>>>(e0, "a", sizeof(x));  // host error[launch.host-callee]: a host function call cannot be configured
  auto e = get(x);
  err<<<1, 1>>>("a", "b", 2, str(e));
  return 0;
}
template<class T> int casts(T x) {
  gpu<<<1, 1>>>((E)x, "a", static_cast<int>(x));
  //^ host error[launch.host-callee]: a host function call cannot be configured
  gpu<<<1, 1>>>(e0, "a", int(x));  // host error[launch.host-callee]: a host function call cannot be configured
  gpu<<<1, 1>>>(e0, "a", (T)1);
  gpu<<<1, 1>>>(e0, "a", T(1));
  gpu<<<1, 1>>>(e0, "a", static_cast<T>(1));
  gpu<<<1, 1>>>(e0, "a", sizeof(T) + alignof(int));
  return 0;
}
template<int N> int bounds() {
  int a[N];
  pp<<<1, 1>>>(a);
  gpu<<<1, 1>>>(e0, "x", N);
  return 0;
}
template<class T> struct Dependent {
  enum { k = 2 };
  int g();
  T h();
  void members() {
    gpu<<<1, 1>>>(e0, "a", k);
    gpu<<<1, 1>>>(e0, "a", g());
    gpu<<<1, 1>>>(e0, "a", h());
    pp<<<1, 1>>>(this);
  }
};
int use() { return checked(1) + locals(1) + objects<int>(1, nullptr) + constants<1>(); }
