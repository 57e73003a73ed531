/*---
says: A __shared__ variable of class type with a default constructor.
rules: variable.shared.initializer
runs: host accept, device accept
---*/
struct C {
  int x;
  __host__ __device__ constexpr C() : x(1) {}
};
__shared__ C c;
