// constexpr functions of every space, evaluated on the host, by the device and by both compilers.
#include "check.h"

constexpr __device__ int device_only(int n) { return n * 3; }
constexpr __host__ __device__ int both(int n) { return n < 2 ? 1 : n * both(n - 1); }
constexpr int host_only(int n) { return n + 7; }
struct Complex {
  int re, im;
  constexpr __host__ __device__ Complex(int re, int im = 0) : re(re), im(im) {}
  constexpr __host__ __device__ Complex operator*(const Complex &b) const {
    return Complex(re * b.re - im * b.im, re * b.im + im * b.re);
  }
  constexpr __device__ int norm() const { return re * re + im * im; }
  static constexpr __host__ __device__ Complex unit() { return {0, 1}; }
  constexpr __host__ __device__ explicit operator bool() const { return re || im; }
};
template <int N> struct Table {
  int values[N];
  constexpr __host__ __device__ Table() : values() { for (int i = 0; i < N; ++i) values[i] = i * i; }
  constexpr __host__ __device__ int operator[](int at) const { return values[at]; }
};
constexpr Table<4> squares;
__constant__ constexpr int in_constant = both(3);
__device__ constexpr Complex in_device = Complex(1, 2) * Complex::unit();
__device__ const int list[both(3)] = {host_only(1), both(4)};
template <int N> __global__ void number(int *out) { *out = N; }
__global__ void computed(int *out) {
  constexpr Table<3> local;
  constexpr int folded = both(3) + 3;
  *out = device_only(2) + both(3) + local[2] + folded + in_constant + Complex(1, 2).norm() + list[1] + in_device.re;
}
static_assert(both(4) == 24 && squares[3] == 9 && host_only(0) == 7, "constants");

int main() {
  check::start("constexpr_functions");
  int *out = check::shared_value<int>();
  computed<<<1, 1>>>(out);
  check::device(check::settled(out), 6 + 6 + 4 + 9 + 6 + 5 + 24 - 2);
  number<both(4) + squares[2]><<<1, 1>>>(out);
  check::device(check::settled(out), 28);
  int n = 5;
  check::host(both(n) + host_only(n) + squares[n - 2], 120 + 12 + 9);
  const Complex product = Complex(n, 1) * Complex::unit();
  check::host(product.re * 10 + product.im + bool(product), -10 + 5 + 1);
  return check::finish();
}
