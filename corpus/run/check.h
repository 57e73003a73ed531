// What every program of this folder uses to check itself.
//
// A program calls check::start first, check::host for what the host half computes, check::device for what kernels computed,
// and returns check::finish. It prints one line: its name, `ok` and a digest of the host values, which is equal on every
// machine, and exits 0. Linked with the fake runtime no kernel runs, so check::device is passed over there. Without a GPU, and
// with the real runtime, it prints `<name>: no GPU` and exits 77.
#pragma once

#include <cstdio>
#include <cstdlib>

extern "C" __attribute__((weak)) int cufe_fake_cudart();

namespace check {

struct State {
  const char *name;
  int failures;
  unsigned digest;
};

static inline State &state() {
  static State only = {"?", 0, 2166136261u};
  return only;
}

// Whether kernels really run.
static inline bool runs_kernels() { return cufe_fake_cudart == nullptr; }

static inline void start(const char *name) {
  state().name = name;
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    std::printf("%s: no GPU\n", name);
    std::exit(77);
  }
}

static inline void failed(const char *what, int line, long actual, long expected) {
  state().failures += 1;
  std::printf("%s: %s line %d: %ld, expected %ld\n", state().name, what, line, actual, expected);
}

// A value that the host half computes: checked everywhere, and part of the digest.
static inline void host(long actual, long expected, int line = __builtin_LINE()) {
  state().digest = (state().digest ^ static_cast<unsigned>(actual)) * 16777619u;
  if (actual != expected) failed("host", line, actual, expected);
}

// A value that a kernel computed: checked where kernels run.
static inline void device(long actual, long expected, int line = __builtin_LINE()) {
  if (runs_kernels() && actual != expected) failed("device", line, actual, expected);
}

// A call of the runtime must succeed.
static inline void call(cudaError_t error, int line = __builtin_LINE()) {
  if (error != cudaSuccess) failed(cudaGetErrorString(error), line, error, cudaSuccess);
}

static inline int finish() {
  call(cudaDeviceSynchronize());
  call(cudaGetLastError());
  if (state().failures != 0) {
    std::printf("%s: %d wrong\n", state().name, state().failures);
    return 1;
  }
  std::printf("%s: ok %08x\n", state().name, state().digest);
  return 0;
}

// One zeroed value that kernels can write and the host can read after a synchronisation.
template <class T> T *shared_value(int count = 1) {
  T *pointer = nullptr;
  call(cudaMallocManaged(&pointer, sizeof(T) * count));
  for (int i = 0; i < count; ++i) pointer[i] = T();
  return pointer;
}

// The value after everything launched so far is done.
template <class T> T settled(const T *pointer) {
  call(cudaDeviceSynchronize());
  return *pointer;
}

} // namespace check
