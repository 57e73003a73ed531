// Device members of classes that are local to functions: constructors, destructors, operators, deduced return types.
#include "check.h"

template <class A, class B> struct Pair {
  A first;
  B second;
};

__global__ void run(int *to) {
  struct Counter {
    int held;
    __device__ Counter(int from) : held(from) { held += 1; }
    __device__ ~Counter() { held = 0; }
    __device__ int operator()(int more, int) const { return held + more; }
    __device__ int operator[](int at) const { return held * at; }
    __device__ operator int() const { return held; }
    __device__ auto add(Pair<int, int> pair, int (*function)(int) = nullptr, unsigned = 1) {
      held += pair.first + pair.second;
      return function ? function(held) : held;
    }
  };
  Counter counter(3);
  *to = counter(1, 0) + counter[2] + counter + counter.add({1, 2});
}

template <class T> int both(T value) {
  struct Both {
    T held;
    __host__ __device__ Both(T from) : held(from) {}
    __device__ T on_device(const volatile T &other, T (&list)[2]) { return held + other + list[0]; }
    __host__ T on_host(T other) { return held - other; }
    __host__ __device__ auto anywhere() const { return held * 2; }
  };
  Both one(value);
  return static_cast<int>(one.on_host(1)) + static_cast<int>(one.anywhere());
}

int in_block(int value) {
  {
    struct First {
      int held;
      __device__ First(int a, int b) : held(a + b) { held = 0; }
      __host__ __device__ First() : held(4) {}
      __device__ ~First() {}
      virtual __device__ int method(int unused) { return unused; }
      static __device__ decltype(auto) identity(First *pointer, int &&value) { return (value += pointer->held); }
      __device__ auto trailing(First other) const -> int { return held + other.held; }
      __device__ constexpr int constant(int a) const { return a + 1; }
    };
    value += sizeof(First) > sizeof(int);
  }
  union Second {
    int whole;
    char part;
    __device__ Second(int from) : whole(from) {}
    __host__ __device__ Second() : whole(1) {}
    __device__ char first(char otherwise) const { return whole ? part : otherwise; }
  };
  return value + Second().whole;
}

int main() {
  check::start("local_classes");
  int *target = check::shared_value<int>();
  run<<<1, 1>>>(target);
  check::device(check::settled(target), 5 + 8 + 4 + 7);
  check::host(both(3), 8);
  check::host(both(2.5), 6);
  check::host(in_block(2), 4);
  return check::finish();
}
