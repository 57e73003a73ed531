// Classes where a scanner loses its way: in typedefs, in variables, in functions, in templates; members that name their class;
// deduction guides, aliases of their own name, local classes, unions, bit-fields, friends, and nested templates.
#include "check.h"

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

// Deduction guides, annotated as libraries do.
template <class T, std::size_t N> struct Array {
  T values[N];
  __host__ __device__ constexpr std::size_t size() const { return N; }
};
template <class T, class... U> __host__ __device__ Array(T, U...) -> Array<T, 1 + sizeof...(U)>;
template <class T> struct Reference {
  T *pointer;
  __host__ __device__ Reference(T &target) : pointer(&target) {}
};
template <class T> __host__ __device__ Reference(T &) -> Reference<T>;
struct Tagged {};
template <class T> struct Holder {
  T value;
  __host__ __device__ explicit Holder(T value) : value(value) {}
  __host__ __device__ Holder(Tagged);
};
__host__ __device__ Holder(Tagged) -> Holder<int>;
template <class T> __host__ __device__ Holder<T>::Holder(Tagged) : value(4) {}

// A member alias of the class's own name, which changes what the name means in the class.
namespace library {
template <class T, int N> struct Tile {
  static constexpr int size = N;
  using value_type = T;
};
namespace detail {
template <class T> struct Storage {
  T value;
};
} // namespace detail
template <class T, int N> struct Agent {
  using Tile = Tile<T, N>;
  using Storage = detail::Storage<T>;
  typename Tile::value_type first;
  __host__ __device__ int size() const { return Tile::size; }
  __device__ T stored() const {
    Storage storage = {first};
    return storage.value;
  }
};
template <class T> struct Nested {
  template <class U> struct rebind {
    using other = Nested<U>;
  };
  using type = typename rebind<char>::other;
};
} // namespace library

// Classes inside declarations.
typedef struct First {
  int x;
  __host__ __device__ int get() const { return x; }
} First, *FirstPointer;
struct Second {
  __device__ int get() const { return 2; }
  struct Inner {
    struct Innermost {
      __host__ __device__ static int get() { return 3; }
    };
    enum Kind { a = 4 };
    union {
      int i;
      float f;
    };
    __device__ Inner() : i(5) {}
  };
  static Inner::Kind kind() { return Inner::a; }
  unsigned bits : 3, : 2, more : 4;
} second_object = {}, *second_pointer = &second_object;
__device__ struct Third {
  int a, b;
  __host__ __device__ int sum() const { return a + b; }
} third = {1, 2}, third_array[2];
__constant__ struct {
  int limit;
  __device__ int twice() const { return 2 * limit; }
} limits = {6};
static union Either {
  int i;
  float f;
  __host__ __device__ int get() const { return i; }
} either = {7};
enum struct Level : unsigned char { low, high = 8 };

// Local classes and lambdas in host, device and template functions.
int host_local() {
  struct Local {
    int value = 9;
    int get() const { return value; }
    static int make() { return 1; }
    __device__ int device_get() const { return value; }
  };
  return Local().get() + Local::make();
}
__device__ int device_local(int x) {
  struct Local {
    int value;
    __device__ explicit Local(int value) : value(value) {}
    __device__ int operator()(int y) const { return value + y; }
  };
  const auto lambda = [&](auto y) { return Local(x)(y); };
  return lambda(1);
}
template <class T> __host__ __device__ T template_local(T x) {
  struct Local {
    T value;
  } local = {x};
  return local.value;
}

// Base classes, initialisers, function-try, and every kind of constructor initialiser.
template <class T> struct Base {
  T base;
  __host__ __device__ explicit Base(T base) : base(base) {}
};
struct Member {
  int a[2];
};
template <class... B> struct Derived : Base<int>, private B... {
  Member member{{1, 2}};
  const int constant;
  int &reference;
  __host__ __device__ Derived(int x, int &r, B... bases)
      : Base<int>(x), B(std::move(bases))..., member{{x, x + 1}}, constant{x}, reference(r) {}
  __device__ int sum() const { return this->base + member.a[1] + constant + reference; }
  using type = Derived;
};
struct HostTry {
  int value;
  HostTry(int x) try : value(x) {
    if (x < 0) throw x;
  } catch (int) {
    throw;
  }
};

// Templates in templates; friends defined in the class; conversion and templates of operators.
template <class T> class Outer {
  T secret = 10;

public:
  template <class U> struct Inner {
    __host__ __device__ static auto get(const Outer &outer) { return static_cast<U>(outer.secret); }
    template <class V> __device__ V convert(V v) const;
  };
  template <class U> __host__ __device__ friend U reveal(const Outer &outer, U add) { return outer.secret + add; }
  template <class U> __host__ __device__ explicit operator Inner<U>() const { return {}; }
  template <class U> __host__ __device__ Outer &operator<<(U) { return *this; }
  __host__ __device__ friend bool operator<(const Outer &a, const Outer &b) { return a.secret < b.secret; }
};
template <class T> template <class U> template <class V> __device__ V Outer<T>::Inner<U>::convert(V v) const { return v + 11; }

template <class T> struct Self {
  using Self_ = Self;
  Self<T> *next = nullptr;
  Self *same = nullptr;
  __host__ __device__ Self() {}
  __host__ __device__ ~Self() {}
  __host__ __device__ Self(const Self<T> &) {}
};

__global__ void values(int *to) {
  int i = 0, x = 1;
  to[i++] = static_cast<int>(Array{1, 2, 3}.size()) + *Reference(x).pointer + Holder(Tagged()).value;
  to[i++] = library::Agent<int, 5>{6}.size() + library::Agent<int, 5>{6}.stored();
  to[i++] = First{1}.get() + Second().get() + Second::Inner::Innermost::get() + Second::Inner().i + third.sum() + limits.twice();
  to[i++] = device_local(3) + template_local(4);
  to[i++] = Derived<Member>(5, x, Member()).sum();
  to[i++] = Outer<int>::Inner<char>::get(Outer<int>()) + reveal(Outer<int>(), 1) + Outer<int>::Inner<char>().convert(1);
}

int main() {
  check::start("class_scopes");
  int *to = check::shared_value<int>(6), x = 1;
  values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {8, 11, 1 + 2 + 3 + 5 + 3 + 12, 8, 5 + 6 + 5 + 1, 10 + 11 + 12};
  for (int i = 0; i < 6; ++i) check::device(to[i], expected[i]);

  check::host(static_cast<long>(Array{1, 2}.size()) + *Reference(x).pointer + Holder(2.5).value, 5);
  check::host(library::Agent<int, 5>{6}.size(), 5);
  check::host(std::is_same_v<library::Nested<int>::type, library::Nested<char>>, 1);
  FirstPointer first = new First{3};
  check::host(first->get() + Second::kind() + Second::Inner::Innermost::get(), 10);
  delete first;
  second_pointer->bits = 5;
  check::host(second_object.bits + either.get() + static_cast<int>(Level::high), 20);
  check::host(host_local() + template_local(4), 14);
  check::host(Derived<Member>(5, x, Member()).base + HostTry(3).value, 8);
  check::host(reveal(Outer<int>(), 1) + (Outer<int>() < Outer<int>()), 11);
  const auto self = std::make_unique<Self<int>>();
  check::host(self->next == self->same, 1);
  try {
    HostTry wrong(-1);
    check::host(0, 1);
  } catch (int caught) {
    check::host(caught, -1);
  }
  return check::finish();
}
