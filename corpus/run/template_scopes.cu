// Launches and kernels where names depend on templates: members, bases, nested templates, qualified definitions, specialisations
// from outside, packs of kernels, and classes that launch kernels of their own parameters.
#include "check.h"

#include <tuple>
#include <type_traits>
#include <utility>

namespace lib {
template <class T, int N> struct Policy {
  using type = T;
  static constexpr int threads = N;
  static constexpr int blocks() { return 1; }
};
template <class P, class F> __global__ void __launch_bounds__(P::threads) agent(F f, typename P::type *to) { to[threadIdx.x] = f(P::threads); }
inline namespace v2 {
template <class T> __global__ void versioned(T *to) { *to = 1; }
template <> __global__ void versioned<float>(float *to) { *to = 2; }
namespace detail {
template <class T, class U = T> __global__ void deep(T *to, U u) { *to = static_cast<T>(u); }
} // namespace detail
} // namespace v2
template <class T> __global__ void declared(T *to, int n);
template <class T> struct Dispatch;
} // namespace lib
template <class T> __global__ void lib::declared(T *to, int n) { *to = n; }
template <> __global__ void lib::v2::versioned<short>(short *to) { *to = 3; }
template <> __global__ void lib::detail::deep<int, char>(int *to, char u) { *to = u + 1; }

template <class T> struct lib::Dispatch {
  T *to;
  template <class F> void run(F f) const {
    using P = Policy<T, 32>;
    agent<P><<<P::blocks(), P::threads>>>(f, to);
    agent<P, F><<<1, dim3(P::threads, 1, 1), 0, 0>>>(f, this->to);
    lib::template agent<P, F><<<1, 1>>>(f, to);
  }
  template <int N> struct Bind {
    template <class U> static void go(U *to) { detail::deep<U, long><<<N, N>>>(to, sizeof(U) * N); }
  };
  void nested() const {
    Bind<1>::template go<T>(to);
    Bind<2>::go(to);
  }
};

template <class Derived> struct Crtp {
  void launch(int *to) { static_cast<Derived *>(this)->template step<int>(to); }
};
struct Leaf : Crtp<Leaf> {
  int calls = 0;
  template <class T> void step(T *to) {
    ++calls;
    lib::declared<T><<<1, 1>>>(to, calls);
    lib::declared<<<1, 1>>>(to, calls + 1);
  }
};

struct AddOne {
  template <class T> __host__ __device__ T operator()(T x) const { return x + 1; }
};
template <int I> struct Multiply {
  __host__ __device__ int operator()(int x) const { return x * I; }
};

template <class... F> struct Chain {
  static constexpr std::size_t size = sizeof...(F);
  template <class T> static void run(T *to) { (lib::agent<lib::Policy<T, 1>, F><<<1, 1>>>(F{}, to), ...); }
  template <std::size_t... I> static void indexed(int *to, std::index_sequence<I...>) {
    using All = std::tuple<F...>;
    (lib::agent<lib::Policy<int, I + 1>><<<1, I + 1>>>(std::tuple_element_t<I, All>{}, to), ...);
  }
};

template <class T> __global__ void choose(T *to) { *to = 10; }
template <class T> __global__ void only(T *to) { *to = 10; }
template <class T> __global__ void choose(T *to, T) { *to = 11; }
template <class T, class U> __global__ void choose(T *to, U *, int) { *to = 12; }
template <class T> using Kernel = void (*)(T *);
template <class T> Kernel<T> kernel_of(int which) { return which ? only<T> : lib::versioned<T>; }
template <class T, Kernel<T> K = only<T>> struct Holder {
  static constexpr Kernel<T> value = K;
  Kernel<T> member = lib::versioned<T>;
  void launch(T *to) {
    K<<<1, 1>>>(to);
    value<<<1, 1>>>(to);
    member<<<1, 1>>>(to);
    this->member<<<1, 1>>>(to);
    kernel_of<T>(1)<<<1, 1>>>(to);
  }
};

namespace {
template <class T, bool Small = (sizeof(T) < 4)> struct Choose {
  static void launch(T *to) { choose<T><<<1, 1>>>(to); }
};
template <class T> struct Choose<T, true> {
  static void launch(T *to) { choose<T><<<1, 1>>>(to, T(1)); }
};
template <class T> __global__ void hidden(T *to, lib::Policy<T, 3> p) { *to = p.threads; }
template <class T> void launch_hidden(T *to) {
  hidden<<<1, 1>>>(to, lib::Policy<T, 3>());
  hidden<T><<<1, 1>>>(to, {});
}
} // namespace

template <class T> std::enable_if_t<std::is_integral<T>::value> by_trait(T *to) { choose<T><<<1, 1>>>(to); }
template <class T> std::enable_if_t<!std::is_integral<T>::value> by_trait(T *to) { choose<T, int><<<1, 1>>>(to, nullptr, 0); }
template <class T> auto by_if(T *to) {
  if constexpr (std::is_same_v<T, int>) return choose<T><<<1, 1>>>(to);
  else return choose<T><<<1, 1>>>(to, T());
}

int main() {
  check::start("template_scopes");
  int *to = check::shared_value<int>(32);
  float *real = check::shared_value<float>(32);
  short *small = check::shared_value<short>();
  const auto expect = [to](int value, int line = __builtin_LINE()) { check::device(check::settled(to), value, line); };

  lib::Dispatch<int>{to}.run(AddOne{});
  expect(33);
  lib::Dispatch<float>{real}.run(AddOne{});
  lib::Dispatch<int>{to}.nested();
  expect(8);
  lib::versioned<<<1, 1>>>(to), expect(1);
  lib::v2::versioned<<<1, 1>>>(real);
  lib::versioned<<<1, 1>>>(small);
  check::device(check::settled(small), 3);
  lib::detail::deep<<<1, 1>>>(to, 'a'), expect('b');
  lib::v2::detail::deep<int><<<1, 1>>>(to, 5L), expect(5);
  Leaf leaf;
  leaf.launch(to), expect(2);
  leaf.step(to), expect(3);
  check::host(leaf.calls, 2);
  Chain<AddOne, Multiply<2>, Multiply<3>>::run(to), expect(3);
  Chain<AddOne, Multiply<2>, Multiply<3>>::indexed(to, std::make_index_sequence<3>()), expect(9);
  Holder<int>().launch(to), expect(10);
  Holder<float, lib::versioned<float>>().launch(real);
  Choose<int>::launch(to), expect(10);
  Choose<short>::launch(small);
  check::device(check::settled(small), 11);
  launch_hidden(to), expect(3);
  by_trait(to), expect(10);
  by_trait(real);
  by_if(to), expect(10);
  by_if(real);
  check::host(AddOne{}(1) + Multiply<3>{}(2) + static_cast<int>(Chain<AddOne>::size), 9);
  check::host(Holder<int>::value == only<int>, 1);
  return check::finish();
}
