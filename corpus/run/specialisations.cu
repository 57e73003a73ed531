// Explicit specialisations and instantiations of kernels and device functions, declared and defined in every order.
#include "check.h"

template <class T> __global__ void which(T *to) { *to = static_cast<T>(1); }
template <> __global__ void which<char>(char *to) { *to = 2; }
template <> __global__ void which(short *to) { *to = 3; }
template <> __global__ void which<unsigned>(unsigned *to);
template <> __global__ void which<unsigned>(unsigned *to) { *to = 4; }

template <class T, int N> __global__ void two(T *to, T add) { *to = N + add; }
template <> __global__ void two<int, 5>(int *to, int add) { *to = 50 + add; }

// Declared only; the definition follows its launch.
template <class T> __global__ void late(T *to) { *to = 6; }
template <> __global__ void late<long long>(long long *to);

// Explicit instantiations: definition, declaration before definition, with and without arguments.
template <class T> __global__ void instantiated(T *to) { *to = static_cast<T>(7); }
template __global__ void instantiated<int>(int *);
template __global__ void instantiated(float *);
extern template __global__ void instantiated<double>(double *);
template __global__ void instantiated<double>(double *);

namespace space {
template <class T> __global__ void inside(T *to) { *to = 8; }
template <> __global__ void inside<int>(int *to) { *to = 9; }
template <class T> __global__ void from_outside(T *to) { *to = 10; }
template <class T> __device__ T device_inside(T value) { return value + 1; }
} // namespace space
template <> __global__ void space::from_outside<int>(int *to) { *to = 11; }
template <> __device__ int space::device_inside<int>(int value) { return value + 2; }
template __global__ void space::inside<unsigned>(unsigned *);

namespace {
template <class T> __global__ void anonymous(T *to) { *to = 12; }
template <> __global__ void anonymous<int>(int *to) { *to = 13; }
} // namespace

template <class T> __device__ int device_which(T) { return 20; }
template <> __device__ int device_which<int>(int) { return 21; }
template <> __device__ int device_which(char) { return 22; }
template __device__ int device_which<long>(long);

template <class T> __host__ __device__ int both_which(T) { return 30; }
template <> __host__ __device__ int both_which<int>(int) { return 31; }
template __host__ __device__ int both_which<short>(short);

template <class T> struct Holder {
  __device__ int device_member() const { return 40; }
  __host__ __device__ int both_member() const { return 41; }
  template <class U> __host__ __device__ int template_member(U) const { return 42; }
  static __device__ int static_member();
};
template <class T> __device__ int Holder<T>::static_member() { return 43; }
template <> __device__ int Holder<char>::device_member() const { return 44; }
template <> __host__ __device__ int Holder<char>::both_member() const { return 45; }
template <> template <> __host__ __device__ int Holder<char>::template_member<int>(int) const { return 46; }
template <> __device__ int Holder<char>::static_member() { return 47; }
template struct Holder<long>;

// A partial specialisation, and a full one without any relation to the primary template.
template <class T> struct Holder<T *> {
  __device__ int device_member() const { return 48; }
  __host__ __device__ int both_member() const { return 49; }
};
template <> struct Holder<void> {
  __host__ __device__ int both_member() const { return 50; }
};

__global__ void device_values(int *to) {
  to[0] = device_which(1.0f);
  to[1] = device_which(1);
  to[2] = device_which('a');
  to[3] = space::device_inside(1);
  to[4] = space::device_inside(1L);
  to[5] = Holder<int>().device_member();
  to[6] = Holder<char>().device_member();
  to[7] = Holder<int>::static_member();
  to[8] = Holder<char>::static_member();
  to[9] = Holder<int *>().device_member();
  to[10] = both_which(1) + both_which(1L);
}

template <class T> void run(T *to, int expected, int line = __builtin_LINE()) {
  which<<<1, 1>>>(to);
  check::device(check::settled(to), expected, line);
}

int main() {
  check::start("specialisations");
  run(check::shared_value<int>(), 1);
  run(check::shared_value<char>(), 2);
  run(check::shared_value<short>(), 3);
  run(check::shared_value<unsigned>(), 4);

  int *to = check::shared_value<int>(11);
  two<int, 4><<<1, 1>>>(to, 3);
  check::device(check::settled(to), 7);
  two<int, 5><<<1, 1>>>(to, 3);
  check::device(check::settled(to), 53);

  long long *wide = check::shared_value<long long>();
  late<<<1, 1>>>(wide);
  check::device(check::settled(wide), 16);
  late<int><<<1, 1>>>(to);
  check::device(check::settled(to), 6);

  instantiated<<<1, 1>>>(to);
  check::device(check::settled(to), 7);
  double *real = check::shared_value<double>();
  instantiated<<<1, 1>>>(real);
  check::device(check::settled(real) == 7.0, 1);

  space::inside<<<1, 1>>>(to);
  check::device(check::settled(to), 9);
  space::from_outside<<<1, 1>>>(to);
  check::device(check::settled(to), 11);
  space::from_outside<<<1, 1>>>(wide);
  check::device(check::settled(wide), 10);
  anonymous<<<1, 1>>>(to);
  check::device(check::settled(to), 13);
  anonymous<long long><<<1, 1>>>(wide);
  check::device(check::settled(wide), 12);

  device_values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {20, 21, 22, 3, 2, 40, 44, 43, 47, 48, 61};
  for (int i = 0; i < 11; ++i) check::device(to[i], expected[i]);

  check::host(both_which(1), 31);
  check::host(both_which('a'), 30);
  check::host(Holder<int>().both_member(), 41);
  check::host(Holder<char>().both_member(), 45);
  check::host(Holder<char>().template_member(1), 46);
  check::host(Holder<char>().template_member(1L), 42);
  check::host(Holder<int *>().both_member(), 49);
  check::host(Holder<void>().both_member(), 50);
  return check::finish();
}

template <> __global__ void late<long long>(long long *to) { *to = 16; }
