/*---
says: The function around a lambda, by its type and its address, in every kind of scope.
rules: host-output.lambda.signature, host-output.lambda.parent, host-output.lambda.parent.member, host-output.lambda.parent.arguments, host-output.lambda.tag
runs: host accept, documented accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
typedef int I;
int g(int) { use([] __device__() {}); return 1; }
namespace n {
inline namespace v {
namespace {
I hidden(I a, int b[], int c = 3, ...) noexcept { use([a] __device__() { return a; }); return 1; }
}
struct S {
  void m(int q) volatile & { use([q] __device__() {}); }
  static void shared(int q) { use([q] __device__() {}); }
  void later(S s, int);
  struct T {
    S *nested(S *) const noexcept { use([] __device__() {}); return 0; }
    template <class U> U *generic(U u) { use([u] __device__() {}); return 0; }
  };
  friend void befriended(S) { use([] __device__() {}); }
  int operator+(int a) { use([a] __device__() {}); return 0; }
  operator int() { use([] __device__() {}); return 0; }
  void operator()(int) { use([] __device__() {}); }
  __attribute__((noinline)) virtual int in_turn(int a = 1) const { use([] __device__() {}); return 0; }
  [[nodiscard]] explicit operator bool() const { use([] __device__() {}); return 0; }
  auto behind() const & -> S const * { use([] __device__() {}); return 0; }
};
struct B : S {
  virtual int in_turn(int a) const override final { use([] __device__() {}); return 0; }
};
enum E { one };
}
void S::later(S s, int) { use([s] __device__() {}); }
__host__ __device__ E both(E e, unsigned long (*f)(int x), int (&ar)[3]) { use([e] __device__() {}); return e; }
auto trailing(int a) -> const int * { use([a] __device__() {}); return 0; }
int (*around(int a))(char) { use([a] __device__() {}); return 0; }
const volatile unsigned int (&array(int a))[3] { use([a] __device__() {}); static unsigned x[3]; return x; }
extern "C" void plain(int a) { use([a] __device__() {}); }
bool operator==(const S &a, const S &b) { use([a] __device__() {}); return 1; }
int operator""_x(unsigned long long v) { use([v] __device__() {}); return 1; }
template <class T> struct C {
  void m(T t) { use([t] __device__() {}); }
  template <class U, int N> static C shared(U u) { use([u] __device__() {}); return C(); }
  void out(T *) const;
  struct D {
    void nested(C *c, D d) { use([c] __device__() {}); }
  };
  C operator*(C o) { use([o] __device__() {}); return o; }
};
template <class T> void C<T>::out(T *p) const { use([p] __device__() {}); }
template <> void C<int>::m(int t) { use([t] __device__() {}); }
template <class T> struct C<T *> {
  void m(T t) { use([t] __device__() {}); }
};
template <> struct C<char> {
  void m(char t) { use([t] __device__() {}); }
};
template <class T, template <class> class TT, int N, class... P> inline T generic(TT<T> x, P &&...p) {
  use([x] __device__() {});
  return T();
}
template <> int generic<int, C, 3>(C<int> x) { use([x] __device__() {}); return 1; }
template <class T> void special(T t) {}
template <> void special(short t) { use([t] __device__() {}); }
template <class, int = 3> void unnamed(int) { use([] __device__() {}); }
}
