// Managed variables where a use is hard to see: templates, inheritance, macros, using-directives, host-device functions,
// default arguments, initialisers, operators of class types, and declarations of unusual form.
#include "check.h"

#include <initializer_list>
#include <typeinfo>
#include <utility>
#include <vector>

struct Vec {
  int x, y;
  __host__ __device__ Vec operator+(const Vec &o) const { return {x + o.x, y + o.y}; }
  Vec &operator++() { return ++x, *this; }
  Vec operator++(int) { return std::exchange(*this, Vec{x + 1, y}); }
  int operator[](int i) const { return i == 0 ? x : y; }
  int operator()(int k) const { return x * k; }
  Vec *operator->() { return this; }
  int operator*() const { return y; }
  explicit operator bool() const { return x != 0; }
  operator int() const { return x + y; }
  template <class T> T as() const { return static_cast<T>(x); }
  friend Vec operator-(const Vec &v) { return {-v.x, -v.y}; }
  static int count(int n) { return n; }
  using Scalar = int;
};

__managed__ Vec v, w = {5, 6};
__managed__ int unsized[] = {1, 2, 3}, rows[][2] = {{1, 2}, {3, 4}};
__managed__ const char *name;
__managed__ struct Inline {
  int a;
  struct Deep {
    int b[2];
  } deep;
} inlined;
__managed__ union {
  int i;
  float f;
} either;
__managed__ volatile int is_volatile;
__managed__ int *const *indirect;
__managed__ Vec *vec_pointer;
__managed__ int n = 3, m = 4;
template <class T> __managed__ T variable_template;
extern "C" {
static __managed__ int c_static;
}
namespace a {
__managed__ int x;
namespace b {
__managed__ int y;
inline namespace c {
__managed__ int z;
}
} // namespace b
using namespace b;
} // namespace a
namespace alias = a::b;
using a::x;
using Number = int;
inline int later();

// Templates: names bound at the definition, dependent members of the same name, bases.
template <class T> struct Base {
  T n = 7;
  int hidden() const { return 8; }
};
template <class T> struct Dependent : Base<T> {
  int own() const { return n; }                  // the variable: the base is dependent
  int member() const { return this->n; }         // the member
  int both() const { return n + Base<T>::n + m; }
  template <class U> int sum(U u) const { return n + static_cast<int>(u) + v.x; }
};
struct Plain : Base<int> {
  int inherited() const { return n; }            // the member: the base is known
  int variable() const { return ::n + m; }
};
template <class T> int function_template(T t, int d = n + m) { return t + d + n; }
template <int N> int constant_template() { return N + n; }
template <class F> int apply(F f) { return f(n); }
template <class... T> int pack(T... t) { return (n + ... + t) + (0 + ... + (t * m)); }
template <class T> auto trailing(T t) -> decltype(t + n) { return t + n; }

__host__ __device__ int both_spaces(int k) {
#ifdef __CUDA_ARCH__
  return k;
#else
  return k + n;
#endif
}
__host__ __device__ int everywhere() { return n * 2 + v.x; }
inline int later() { return alias::z + x; }
constexpr int not_managed(int n) { return n * n; }

class Counter {
  int &slot = n;
  int copy{m};
  int table[2] = {n, m};
  static int total;

public:
  Counter() : Counter(n) {}
  explicit Counter(int k) : copy(k + m) { total += n; }
  int get() const { return slot + copy + table[1] + total; }
  int operator()(int k = n) const { return k; }
  friend int peek(const Counter &c, int k = m) { return c.copy + k; }
};
int Counter::total = 0;

#define ADD(a, b) ((a) + (b))
#define FIELD(object, field) (object.field)
#define USE_N n
#define IF_SMALL(value) if ((value) < 10)

__global__ void use(int *to) { *to = n + v.x + a::b::z + inlined.deep.b[1] + unsized[2] + everywhere() + both_spaces(1); }

static int statics() {
  static int once = n;
  static const int twice = once * 2;
  thread_local int local = m;
  return once + twice + local;
}
static int throwing() try { throw n; } catch (int k) { return k + n; }
static int jumps(int k) {
  switch (k + n) {
  case 5: return n;
  default:
    if (n > 100) goto end;
    for (int i = n, j = m; i < j + n; i += n ? 1 : 0, --j) k += i;
  }
end:
  return k;
}

// What a block declares is a pointer of the block, which nobody sets: it is written, and not used.
static int block_declared(bool never) {
  extern __managed__ int elsewhere, table[2][3], *address;
  __managed__ extern Vec declared;
  int static local = 1;
  if (never) {
    elsewhere = table[1][2] + *address + declared[0];
  }
  auto inside = [never] {
    extern __managed__ int n;
    return never ? n : 1;
  };
  return int(sizeof table / sizeof *table) + inside() + local;
}
template <class T> int block_declared_in_template(T never) {
  extern __managed__ T depends;
  return never ? int(depends) : int(sizeof depends);
}

int main() {
  check::start("managed_contexts");
  n = 3, m = 4, v = {1, 2}, w = Vec{5, 6};
  unsized[0] = 1, unsized[2] = 3;

  check::host((v + w).x + (-v).y + (++v).x + v++.y + v[0] + v(2) + v->y + *v + v.as<int>(), 6 - 2 + 2 + 2 + 3 + 6 + 2 + 2 + 3);
  check::host((v ? 1 : 2) + static_cast<int>(w) + w.count(3) + Vec::count(n) + decltype(v + w)::count(1), 1 + 11 + 3 + 3 + 1);
  check::host((&v)->x + (*&v).y + (v).x + (&w == vec_pointer), 8);
  vec_pointer = &w;
  check::host(vec_pointer->x + (*vec_pointer).y + vec_pointer[0].x + (*vec_pointer)(2), 5 + 6 + 5 + 10);
  auto [p, q] = v;
  auto &[r, s] = w;
  r += p, s += q;
  check::host(w.x * 10 + w.y, 88);
  check::host(sizeof unsized / sizeof *unsized + sizeof(rows) / sizeof(rows[0]), 5);
  rows[1][0] = 9;
  int(&row)[2] = rows[1];
  check::host(row[0] + *rows[1] + (*(rows + 1))[0], 27);
  name = "managed";
  check::host(name[1] + *name + static_cast<int>(sizeof name), 'a' + 'm' + 8);
  inlined.deep.b[1] = inlined.a = 10;
  either.i = 11;
  is_volatile = 12;
  check::host(inlined.deep.b[1] + either.i + is_volatile + static_cast<const volatile int &>(is_volatile), 45);
  int *const array[] = {&n, &m};
  indirect = array;
  check::host(**indirect + *indirect[1], 7);
  variable_template<int> = 13;
  variable_template<Vec> = {1, 2};
  check::host(variable_template<int> + variable_template<Vec>.y + c_static, 15);

  a::x = 1, a::b::y = 2, alias::z = 3;
  check::host(x + a::y + a::z + a::b::c::z + later(), 1 + 2 + 3 + 3 + 4);
  {
    using namespace a;
    check::host(x + y + z + b::y, 8);
    using namespace alias;
    check::host(y * z, 6);
  }
  check::host(Dependent<int>().own() + Dependent<int>().member() + Dependent<int>().both() + Dependent<int>().sum('\1'), 3 + 7 + 14 + 7);
  check::host(Plain().inherited() + Plain().variable() + Plain().hidden(), 7 + 7 + 8);
  check::host(function_template(1) + constant_template<2>() + apply([](int n) { return n * 2; }) + pack(1, 2), 11 + 5 + 6 + 6 + 12);
  check::host(trailing(2L) + both_spaces(1) + everywhere() + not_managed(5), 5 + 4 + 9 + 25);
  Counter counter;
  check::host(counter.get() + counter() + counter(1) + peek(counter), 3 + 7 + 4 + 3 + 3 + 1 + 11);
  check::host(ADD(n, m) + FIELD(v, x) + USE_N, 7 + 3 + 3);
  IF_SMALL(n) check::host(n, 3);
  check::host(statics() + throwing() + jumps(1), 3 + 6 + 4 + 6 + jumps(1));
  std::vector<int> list = {n, m, n + m}, filled(n, m);
  for (auto k : {n, m}) list.push_back(k);
  for (int k : unsized) list.push_back(k);
  check::host(static_cast<long>(list.size() + filled.size()) + list[2] + filled[0], 8 + 3 + 7 + 4);
  check::host(typeid(n) == typeid(int), 1);
  Number copy(n), brace{m}, assigned = n;
  check::host(copy + brace + assigned + Number(n) + Number{m} + (Number)n, 10 + 3 + 4 + 3);
  const auto nested = [k = n] { return [=] { return k + n; }; };
  n = 30;
  check::host(nested()(), 33);
  check::host([](auto n) { return n; }(1) + [&](int k) { return k + n; }(1) + [m = n] { return m; }(), 1 + 31 + 30);
  int *allocated = new int[n];
  allocated[n - 1] = n;
  check::host(allocated[29] + alignof(decltype(n + 0)), 34);
  delete[] allocated;
  n = (m = 5, m + 1);
  check::host((n == 6 && m == 5) || !n, 1);
  check::host(-n + ~m + !m + n % m + (n << 1) + (n ^ m) + (n, m), -6 - 6 + 0 + 1 + 12 + 3 + 5);
  std::swap(n, m);
  std::pair<int &, int &> both(n, m);
  both.first += 1;
  check::host(n * 10 + m, 66);
  int *to = check::shared_value<int>();
  use<<<n, m, n * 4>>>(to);
  check::call(cudaDeviceSynchronize());
  check::device(*to, n + v.x + 3 + 10 + 3 + 2 * n + v.x + 1);
  check::host(block_declared(n == -1), 4);
  check::host(block_declared_in_template(short(n == -1)), 2);
  return check::finish();
}
