// Text that only a whole tokenizer reads right: raw strings, separators, digraph look-alikes, line splices, odd layouts.
#include "check.h"

#include <cstring>
#include <string>
#include <vector>

__device__ int device_text(int i) {
  const char *const raw = R"-(a ")" b } ; <<<1, 1>>> // not a comment)-";
  const char *const braces = "} { \" } <<<";
  const char quote = '"', brace = '}', escaped = '\'';
  return raw[i] + braces[0] + quote + brace + escaped + 1'000;
}
__device__ const char *device_raw() {
  return R"delimiter(
#endif
} )" still inside ' )delimiter";
}
__host__ __device__ const char *both_raw() { return R"x(#if 0
__global__ void not_a_kernel() {}
)x"; }

template <int A, int B> struct Shift {
  static constexpr int value = (A >> B) + (A << B);
};
template <class T> struct Box {
  T value;
};
template <int N> __global__ void shifted(int *to) { *to = N + Shift<(16 >> 2), 1>::value; }
__global__ void nested(int *to, Box<Box<Box<int>>> box) { *to = box.value.value.value; }
__global__ void/* a comment */commented(int *to /* } */) { // {
  *to = 3; /* } */
} __global__ void same_line(int *to) { *to = 4; } __device__ int same_line_too() { return 5; }
__global__ void spliced(int *to) {\
  *to \
    = 6; }
__glo\
bal__ void spliced_keyword(int *to) { *to = 7; }
__global__ void empty() {}
__global__ void nested_braces(int *to) { { { { *to = 8; } } } }
__device__ int conditional(int x) { return x<0?-x:x>1?x:0; }
__device__ bool compared(int a, int b, int c) { return a<b && b>(c) && (a<b)>(c>b) && a<=b && b>=c && a<<1>b>>1; }

template <bool B> struct Flag { static constexpr int value = B; };
template <class...> struct List { static constexpr int size = 0; };
constexpr int one = 1, two = 2;
static_assert(Flag<(one < two)>::value && Flag<!(one > two)>::value && Flag<one == 1>::value && Flag<one <= two>::value, "");
static_assert(Shift<Shift<4, 1>::value, 1>::value == 25, "");
static_assert(List<List<List<>>, List<>>::size == 0, "");

struct Streamed {
  std::vector<int> seen;
  Streamed &operator<<(int x) { return seen.push_back(x), *this; }
  Streamed &operator>>(int &x) { return x = seen.back(), *this; }
  friend bool operator<(const Streamed &a, const Streamed &b) { return a.seen < b.seen; }
  int operator()(int x) const { return x; }
  template <int N> int get() const { return seen[N]; }
  Streamed *operator->() { return this; }
};
struct Shifter {
  int value;
  int operator<<(int x) const { return value << x; }
  bool operator<(int x) const { return value < x; }
  bool operator>(int x) const { return value > x; }
};

#define CONCAT(a, b) a##b
#define QUOTE(...) #__VA_ARGS__
#define MAKE_KERNEL(n) __global__ void CONCAT(made_, n)(int *to) { *to = n; }
MAKE_KERNEL(11)
MAKE_KERNEL(12) MAKE_KERNEL(13)
#define LAUNCH(n, to) CONCAT(made_, n) <<< 1, 1 >>> (to)
#define OPEN <<<
#define CLOSE >>>

int π = 3;
int größe(int x) { return x + π; }

int main() {
  check::start("tokens");
  int *to = check::shared_value<int>();
  const auto expect = [to](int value, int line = __builtin_LINE()) { check::device(check::settled(to), value, line); };
  shifted<(1 << 2)><<<1, 1>>>(to), expect(14);
  shifted<16 / 2><<<1,1>>>(to), expect(18);
  nested<<<1, 1>>>(to, {{{2}}}), expect(2);
  nested<<<1, 1>>>(to, Box<Box<Box<int>>>{{{2}}}), expect(2);
  commented<<<1, 1>>>(to), expect(3);
  same_line<<<1, 1>>>(to), expect(4);
  spliced<<<1, 1>>>(to), expect(6);
  spliced_keyword<<<1, 1>>>(to);
  spliced_key\
word<\
<<1, 1>>>(to);
  nested_braces<<<1, 1>>>(to), expect(8);
  LAUNCH(11, to), expect(11);
  LAUNCH(12, to), expect(12);
  made_13 OPEN 1, 1 CLOSE (to), expect(13);
  made_13<<< 1
    ,1
>>> // a comment
#define IN_THE_MIDDLE 1
    (
#if IN_THE_MIDDLE
     to
#else
     nullptr
#endif
    );
  empty<<<1, 1>>>();empty<<<1, 1>>>(); { empty<<<1, 1>>>(); }

  check::host(std::strcmp(R"(a\b)", "a\\b"), 0);
  check::host(static_cast<long>(std::strlen(R"x()")x")), 2);
  check::host(static_cast<long>(std::strlen(both_raw())), 40);
  check::host(sizeof(u8R"(é)") + sizeof(LR"(ab)") / sizeof(wchar_t) + sizeof("a" "b" R"(c)"), 3 + 3 + 4);
  check::host(1'000'000 + 0x1'F + 0b1'0 + 01'7 + '\'' - '"', 1000000 + 31 + 2 + 15 + 39 - 34);
  check::host(static_cast<long>(1e3 + 0x1p4 + .5f * 2 + 1.e0), 1018);
  check::host(sizeof(QUOTE(<<<1, 1>>>)), 11);
  Streamed stream;
  int last = 0;
  stream << 1 << (2 << 1) >> last;
  check::host(last + stream.get<0>() + stream->get<1>() + stream(3), 4 + 1 + 4 + 3);
  const Shifter shifter{3};
  check::host((shifter << 2) + (shifter < 4) + (shifter > 4), 13);
  int a = 1, b = 2, c = 0;
  check::host(a<b, 1), check::host(a>>c, 1), check::host(b>c, 1);
  check::host((a<b)+(b>c)+(a<b>c), 3);
  check::host(a+++b, 3), check::host(a---b, 0), check::host(a- -b, 3), check::host(-~a, 2);
  int digraph<:2:> = <%1, 2%>;
  check::host(größe(1) + digraph<:1:>, 6);
  return check::finish();
}
