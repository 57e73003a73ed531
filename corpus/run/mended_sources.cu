// What g++ would refuse in preprocessed CUDA as it stands, each cause once: constexpr functions of <cmath> that the toolkit
// declares again without it, launches, members that have the names of their own types, heads of classes that begin with ::,
// deduction guides with spaces, bounds that are expressions, the three questions about extended lambdas (this program has none), bodies for the device only, __noinline__;
// and data members that their class declares constexpr, which it accepts and emits all the same.
#include "check.h"

#include <cmath>
#include <complex>
#include <type_traits>

// Declared constexpr by libstdc++, then __host__ __device__ by crt/math_functions.h.
static_assert(std::abs(-2.5) == 2.5 && std::abs(-2.5f) == 2.5f, "constant");
constexpr bool is_negative = std::signbit(-1.0), is_number = !std::isnan(1.0) && !std::isinf(1.0f) && std::isfinite(2.0L);
static_assert(is_negative && is_number, "constant");
static const int kind = std::fpclassify(1.0f);
static const double power = std::pow(2, 3.0);
constexpr std::complex<double> point(3, 4);

namespace library {
template <class T, int items> struct Exchange {
  static constexpr int size = items;
  T held;
};
template <class T> struct Pair {
  T first, second;
  __host__ __device__ Pair(T a, T b) : first(a), second(b) {}
};
template <class T> __host__ __device__ Pair(T, int) -> Pair<T>;
}
template <class T, int items> struct Algorithm {
  using Exchange = library::Exchange<T, items>;
};
namespace library {
template <class T> struct Agent {
  using Exchange = Exchange<T, 4>;
  using Wide = Exchange;
};
}

// Members that have the names of their types.
namespace shapes {
enum class Kind { flat, round };
struct Size { int width; };
template <class T> struct Held {
  T held;
};
template <class P> struct Wrapper : P {
  __host__ __device__ static constexpr Kind Kind() { return P::kind; }
  __host__ __device__ const Size &Size() const { return P::size; }
};
struct Round {
  static constexpr enum Kind kind = Kind::round;
  struct Size size;
};
struct Named {
  Kind Kind;
  Held<Size> Held;
};
struct Aliased {
  typedef Size Size;
};
template <class A, class B> struct Pair {
  A first;
  B second;
};
struct Twice {
  Pair<Size, const Size> Size;
};
// Members that have the name of a type, and whose types say it with another meaning.
struct Other {
  int Size;
  template <class T> struct Held {
    typedef T type;
  };
};
struct Unnamed {
  struct {
    int Size;
  } Size;
};
struct Deduced {
  decltype(Other::Size) Size;
};
struct Callback {
  using Size = int (*)(int Size);
};
template <class T> struct Rebound {
  using Held = typename T::template Held<int>;
};
}

// Heads that begin with ::.
namespace traits {
template <class T> struct IsSmall {
  static constexpr bool value = false;
};
struct Yes {
  static constexpr bool value = true;
};
struct Later;
union Either;
}
template <> struct ::traits::IsSmall<char> : ::traits::Yes {};
template <> struct ::traits::IsSmall<shapes::Size>
    : ::traits::Yes {};
template <class T> struct ::traits::IsSmall<shapes::Held<T>> : ::traits::IsSmall<T> {};
struct ::traits::Later {
  int value;
};
union ::traits::Either {
  int number;
  float fraction;
};
class ::traits::IsSmall<int> *named_only;
static_assert(traits::IsSmall<char>::value && traits::IsSmall<shapes::Held<shapes::Size>>::value, "small");
static_assert(!traits::IsSmall<int>::value && shapes::Wrapper<shapes::Round>::Kind() == shapes::Kind::round, "kind");

// Defined again outside of their class, which says nothing new from C++17 on.
struct Limits {
  static constexpr int unused = 1, used = 2;
  static constexpr float list[2] = {1, 2};
  static const int plain;
};
constexpr int Limits::unused, Limits::used;
constexpr float Limits::list[2];
const int Limits::plain = 5;

template <class T> struct Tuning {
  enum { threads = 32 * sizeof(T), blocks = sizeof(T) > 4 ? 1 : 2 };
};
template <class T> __global__ void __launch_bounds__(Tuning<T>::threads, (Tuning<T>::blocks)) bounded(T *to) { *to += 1; }
__global__ void __launch_bounds__((Tuning<int>::threads) > 64 ? 128 : 64) plainly_bounded(int *to) { *to += 2; }

template <class F> int asks(F) {
  return __nv_is_extended_device_lambda_closure_type(F) + 2 * __nv_is_extended_host_device_lambda_closure_type(F) +
         4 * __nv_is_extended_device_lambda_with_preserved_return_type(F);
}

template <class F> __device__ int only_on_the_device(int x) {
  __builtin_assume(x > 0);
#pragma unroll 4
  for (int i = 0; i < 4; ++i) x += F::one();
  asm("add.s32 %0, %0, 1;" : "+r"(x));
  return x + __popc(x);
}
struct OnTheDevice {
#ifdef __CUDA_ARCH__
  static __device__ int one() { return 1; }
#endif
};
__noinline__ __host__ __device__ int apart(int x) { return x + 1; }
__global__ void run(int *to) { *to += only_on_the_device<OnTheDevice>(apart(1)); }

int main() {
  check::start("mended_sources");
  int *to = check::shared_value<int>();
  bounded<<<1, 1>>>(to);
  if (to) plainly_bounded<<<1, 1, 0>>>(to);
  else plainly_bounded<<<2, 2>>>(nullptr);
  run<<<dim3(1), dim3(1), 0, nullptr>>>(to);
  check::device(check::settled(to), 1 + 2 + 7 + 3);
  check::host(library::Pair(1, 2).second + library::Agent<char>::Wide::size + Algorithm<int, 3>::Exchange::size, 9);
  check::host(asks([](int x) { return x; }) + asks(3), 0);
  check::host(kind == FP_NORMAL, 1);
  check::host(static_cast<long>(power + std::norm(point)), 33);
  check::host(apart(4), 5);
  shapes::Wrapper<shapes::Round> round{};
  round.size.width = 6;
  shapes::Named names{shapes::Kind::flat, {{2}}};
  traits::Either either{5};
  check::host(round.Size().width + names.Held.held.width + either.number + traits::Later{4}.value, 17);
  shapes::Twice twice{{{1}, {2}}};
  shapes::Unnamed unnamed{{3}};
  shapes::Deduced deduced{4};
  shapes::Callback::Size callback = [](int size) { return size; };
  shapes::Rebound<shapes::Other>::Held::type five = 5;
  check::host(twice.Size.first.width + twice.Size.second.width + unnamed.Size.Size + deduced.Size + callback(five), 15);
  check::host(named_only == nullptr && names.Kind == shapes::Kind::flat, 1);
  const int &used = Limits::used;
  check::host(used + Limits::plain + static_cast<int>(Limits::list[1]), 9);
  return check::finish();
}
