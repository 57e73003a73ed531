/*---
says: A data member that is named takes its class, and without an object the class of this.
rules: keep.closure
runs: host accept, device accept, documented accept
arguments: --extended-lambda
---*/
struct Alone {
//^ kept[Alone] definition
  long value;
  void captured() {
    auto lambda = [=] __host__ __device__ { return value; };
    (void)lambda;
  }
};
struct Base {
//^ kept[Base] definition
  int inherited;
};
struct Derived : Base {
//^ kept[Derived] definition
  void captured() {
    auto lambda = [this] __device__ { return inherited; };
    (void)lambda;
  }
};
struct Explicit {
//^ kept[Explicit] definition
  int value;
  void captured() {
    auto lambda = [this] __device__ { return this->value; };
    (void)lambda;
  }
};
struct Called {
//^ kept[Called] definition
  __device__ int function() { return 1; }
};
struct Caller : Called {
//^ kept[Caller] definition
  void captured() {
    auto lambda = [this] __device__ { return function(); };
    (void)lambda;
  }
};
struct Behind {
//^ kept[Behind] definition
  int value;
};
struct Object : Behind {};
//^ kept[Object] definition
struct Pointed { int value; };
//^ kept[Pointed] definition
struct Nothing { int value; };
//^ kept[Nothing] declaration
__device__ int function(Object &object, Pointed *pointed, Nothing *nothing) {
  return object.value + pointed->value + (nothing != nullptr);
}
