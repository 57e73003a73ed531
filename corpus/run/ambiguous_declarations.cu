// Declarations that [dcl.ambig.res] tells apart, launches whose brackets hold blanks, names that using-directives do not hide,
// and conversion functions named by template-ids. The first definition, which names the unit, is a member's.
struct Constants {
  static const int first = 7;
};
const int Constants::first;

#include "check.h"

__global__ void add(int *to, int value) { *to += value; }
template <int N> __global__ void add_to(int *to, int value) { *to += value + N; }

struct Triple {
  int x, y, z;
  __host__ __device__ Triple(int x, int y = 2, int z = 3) : x(x), y(y), z(z) {}
  __host__ __device__ int sum() const { return x + y + z; }
};
using Number = int;
struct Owner {
  int size() const { return 5; }
};

int two(int a, int b) { return a * 10 + b; }

int objects(int n, int m, const int *p) {
  Triple a(int(n), 1);
  Triple b(Number(n), int(m), 1);
  Triple c(int(n), two(1, 2));
  Owner o;
  Triple d(Number(n), o.size());
  Triple e(int(n), Number(m) + 1);
  Triple f(Number(*p + 1), m);
  Triple g(Triple(int(n), 1));
  Triple h((int(n)), int(m));
  dim3 grid(int(m), 1, 1);
  dim3 block(unsigned(n), unsigned{1});
  return a.sum() + b.sum() + c.sum() + d.sum() + e.sum() + f.sum() + g.sum() + h.sum() + int(grid.x + block.x);
}

int functions() {
  Triple a(int(n));
  Triple b(int(n), Number(m));
  Triple c(Number(), int);
  Triple *(*pointer)(int) = nullptr;
  return pointer == nullptr;
}

template <class T, class... U> int in_template(T n, U... more) {
  Triple a(T(n), 1);
  Triple b(more...);
  Triple c(T(n), int(sizeof(T)), 2);
  return a.sum() + b.sum() + c.sum();
}

Triple at_namespace_scope(int(3), Number(Constants::first), 1);
__device__ int of_device(int(3));

__global__ void on_device(int *to, int n) {
  Triple a(int(n), 1);
  Triple b(Number(n), int(n), 1);
  *to += a.sum() + b.sum();
}

void spaced(int *to) {
  add << <1, 1 >> > (to, 1);
  add<< <1, 1>>>(to, 2);
  add<<<1, 1>> >(to, 3);
  add << <1, 1 >>
      > (to, 4);
  add_to<1> << <1, 8 >> 3 >> >(to, 5);
  add << <dim3(1, 1), [](int n) { return n < 2 ? n : 1; }(1) >> >(to, 6);
}

namespace distant {
template <class T> struct Wide {};
int only() { return 1; }
namespace detail {
int wrong() { return 2; }
}
}
namespace around {
int Wide = 4;
namespace detail {
template <class T, int N> struct Selected {
  static const int value = N;
};
}
namespace inner {
bool less(int n) {
  using namespace distant;
  return Wide < n;
}
template <class T> int selected() {
  using namespace distant;
  return detail::Selected<T, 3>::value + only();
}
}
}

template <class T, int M, int N> struct Matrix {
  T value;
};
struct Base {
  template <class T, int M, int N> operator Matrix<T, M, N>() const { return {T(M * N)}; }
  operator int() const { return 9; }
};
template <class T> struct Derived : Base {
  template <int M, int N> Matrix<T, M, N> converted() const {
    Matrix<T, M, N> result = this->Base::operator Matrix<T, M, N>(), other = Base::operator Matrix<T, M, N>();
    return {result.value + other.value + this->Base::operator int()};
  }
};

int main() {
  check::start("ambiguous_declarations");
  int *to = check::shared_value<int>();
  int p[] = {1};
  check::host(objects(1, 2, p), 62);
  check::host(functions(), 1);
  check::host(in_template(1, 4, 5), 24);
  check::host(at_namespace_scope.sum(), 11);
  check::host(Constants::first, 7);
  check::host(around::inner::less(5), 1);
  check::host(around::inner::selected<int>(), 4);
  check::host(Derived<int>().converted<2, 3>().value, 21);
  spaced(to);
  on_device<<<1, 1>>>(to, 1);
  check::device(check::settled(to), 22 + 5 + 3);
  return check::finish();
}
