// nvcc: --extended-lambda
// Extended lambdas in member functions: this, *this, inherited members, overloads, static members, operators.
#include "check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
static int bytes;
template <class F> void launch(F f, int expected) {
  *target = 0;
  bytes = sizeof(F);
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

struct Base {
  int inherited = 10;
  static const int count = 3;
  __device__ int twice() const { return 2 * inherited; }
};
template <class T> struct Holder {
  T held = 20;
};
struct Object : Base, Holder<int> {
  int member = 1;
  int list[2] = {4, 5};
  enum { enumerator = 6 };
  __host__ __device__ int one() const { return member; }
  __host__ __device__ int one(int x) const { return member + x; }
  __host__ __device__ static int none(int x) { return x; }
  template <class T> __host__ __device__ T any(T x) const { return x + member; }

  void by_copy(int p) const {
    launch([*this] __device__() { return member + inherited; }, 11);
    check::host(bytes, sizeof(Object));
    launch([*this, p] __device__() { return one() + p; }, 3);
    launch([=, *this] __device__() { return p + list[1] + one(p); }, 2 + 5 + 3);
    launch([*this] __device__() mutable { return ++member; }, 2);
    launch([object = *this] __device__() { return object.held; }, 20);
    launch([=, copy = *this] __device__() { return copy.twice() + p; }, 22);
  }
  // What needs no object is not captured with it.
  void without_object(int p) {
    launch([=] __device__() { return none(p) + count + enumerator + static_cast<int>(sizeof(list)); }, 2 + 3 + 6 + 8);
    check::host(bytes, sizeof(int));
    launch([=] __device__() { return &Object::member != nullptr; }, 1);
    check::host(bytes, 1);
  }
  // The object itself is in host memory: only the wrapper's size is looked at.
  void by_pointer(int p) {
    const auto sizes = [](auto closure) { return static_cast<int>(sizeof(closure)); };
    check::host(sizes([this] __device__() { return member; }), 8);
    check::host(sizes([=] __device__() { return member; }), 8);
    check::host(sizes([=] __device__() { return p + inherited; }), 16);
    check::host(sizes([=] __device__() { return held + Base::inherited + Object::member; }), 8);
    check::host(sizes([=] __device__() { return one(p); }), 16);
    check::host(sizes([=] __device__() { return any(p) + this->twice(); }), 16);
    check::host(sizes([=] __device__() {
      return [=] { return list[p]; }();
    }), 16);
  }
  static void in_static(int p) {
    launch([=] __device__() { return p + none(1); }, p + 1);
  }
  Object &operator+=(int p) {
    launch([=] __device__() { return p; }, p);
    return *this;
  }
  void operator()(int p) volatile {
    launch([p] __device__() { return p * 2; }, 2 * p);
  }
  int operator[](int p) && noexcept {
    launch([p] __device__() { return p * 3; }, 3 * p);
    return p;
  }
  operator int() const {
    launch([] __device__() { return 9; }, 9);
    return 9;
  }
  int outside(const int p, int q = 2) const &;
  static inline int outside_static(int p);
};
int Object::outside(const int p, int q) const & {
  launch([=, *this] __device__() { return p + q + member; }, p + q + 1);
  return p;
}
int Object::outside_static(int p) {
  launch([=] __device__() { return p - 1; }, p - 1);
  return p;
}
struct Virtual {
  virtual int overridden(int p) {
    launch([p] __device__() { return p; }, p);
    return 1;
  }
  virtual ~Virtual() {}
};
struct Derived final : Virtual, Base {
  int overridden(int p) override {
    launch([=] __device__() { return p + count; }, p + 3);
    return 2;
  }
  struct Nested {
    int value = 7;
    void f() {
      launch([*this] __device__() { return value; }, 7);
    }
  };
};

int main() {
  check::start("extended_lambda_members");
  target = check::shared_value<int>();
  Object object;
  object.by_copy(2);
  object.without_object(2);
  object.by_pointer(2);
  Object::in_static(3);
  object += 4;
  object(5);
  check::host(Object()[6], 6);
  check::host(int(object), 9);
  check::host(object.outside(1) + Object::outside_static(2), 3);
  Derived derived;
  Virtual plain, &base = derived;
  check::host(base.overridden(1) * 10 + plain.overridden(1), 21);
  Derived::Nested().f();
  return check::finish();
}
