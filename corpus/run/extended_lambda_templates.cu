// nvcc: --extended-lambda
// Extended lambdas in templates of every kind: the wrapper names the instance that it stands in.
#include "check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

template <class T, int N = 2> int one(T t) {
  launch([=] __device__() { return static_cast<int>(t) + N; }, static_cast<int>(t) + N);
  launch([t] __device__() -> T { return t; }, static_cast<int>(t));
  return sizeof(T);
}
template <class... P> int pack(int first, P... rest) {
  launch([=] __device__() { return first + static_cast<int>(sizeof...(rest)); }, first + static_cast<int>(sizeof...(P)));
  return sizeof...(rest);
}
template <int... N> void values() {
  launch([] __device__() { return (N + ... + 0); }, (N + ... + 0));
}
template <class T> struct Box {
  T held;
};
template <template <class> class Outer, class Inner> void inner(Outer<Inner> box) {
  launch([=] __device__() { return static_cast<int>(box.held); }, static_cast<int>(box.held));
}
template <class T> auto trailing(T t) -> decltype(t + 1) {
  launch([=] __device__() { return static_cast<int>(t); }, static_cast<int>(t));
  return t;
}
template <class T> void specialised(T t) {
  launch([=] __device__() { return static_cast<int>(t); }, static_cast<int>(t));
}
template <> void specialised<char>(char t) {
  launch([=] __device__() { return t + 1; }, t + 1);
}
template <> void specialised(short t) {
  launch([=] __device__() { return t + 2; }, t + 2);
}
template void specialised<long>(long);

template <class T> struct Object {
  T member;
  template <class U> void method(U u) const {
    launch([=, *this] __device__() { return static_cast<int>(member + u); }, static_cast<int>(member + u));
  }
  void plain(T t);
  static T fixed(T t) {
    launch([=] __device__() { return static_cast<int>(t) * 2; }, static_cast<int>(t) * 2);
    return t;
  }
  template <class U> static void both(T t, U u);
  struct Nested {
    void f(T t) {
      launch([=] __device__() { return static_cast<int>(t) * 3; }, static_cast<int>(t) * 3);
    }
  };
};
template <class T> void Object<T>::plain(T t) {
  launch([=, *this] __device__() { return static_cast<int>(t + member); }, static_cast<int>(t + member));
}
template <class T> template <class U> void Object<T>::both(T t, U u) {
  launch([=] __device__() { return static_cast<int>(t * u); }, static_cast<int>(t * u));
}
template <> void Object<char>::plain(char t) {
  launch([=] __device__() { return t + 100; }, t + 100);
}
template <class T> struct Object<T *> {
  int f(T *t) {
    launch([=] __device__() { return t == nullptr; }, t == nullptr);
    return 1;
  }
};
template <class T> struct Dependent : Object<T> {
  void f(T t) {
    this->member = t;
    launch([=, *this] __device__() { return static_cast<int>(this->member + t); }, static_cast<int>(t + t));
  }
};
template <class T> void generic(T t) {
  launch([=] __device__() {
    auto scale = [=](auto factor) { return factor * t; };
    return static_cast<int>(scale(2));
  }, static_cast<int>(2 * t));
}

int main() {
  check::start("extended_lambda_templates");
  target = check::shared_value<int>();
  check::host(one(1) + one(2.5) + one<char, 7>('a') + one<int, 3>(4), 4 + 8 + 1 + 4);
  check::host(pack(1) + pack(1, 2, 3.0), 2);
  values<>();
  values<1, 2, 3>();
  inner(Box<int>{4});
  inner(Box<float>{5.5f});
  check::host(trailing(3), 3);
  specialised(6);
  specialised('c');
  specialised(short(7));
  Object<int> object{8};
  object.method(1);
  object.method(2.5);
  object.plain(3);
  check::host(Object<int>::fixed(4), 4);
  Object<long>::both(2, 3.5f);
  Object<int>::Nested().f(5);
  Object<char>{1}.plain(2);
  check::host(Object<int *>().f(nullptr), 1);
  Dependent<int>().f(6);
  generic(7);
  return check::finish();
}
