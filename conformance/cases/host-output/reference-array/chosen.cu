/*---
says: Of overloaded kernels the one that is chosen is listed, in a launch by its arguments, in an initialiser by the type.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c
---*/
static __global__ void count();
__global__ void count(float, char, float);
namespace n {
static __global__ void scoped();
__global__ void scoped(long, int, int);
__global__ void back(int);
static __global__ void back(int, int);
}
namespace {
__global__ void hidden(int) {}
}
static __global__ void type(int) {}
__global__ void type(char *) {}
template <class T> static __global__ void templates(T, int) {}
__global__ void templates(int) {}
static __global__ void functions(int) {}
template <class T> __global__ void functions(T *, int) {}
static __global__ void address(float) {}
__global__ void address(int) {}
extern "C" __global__ void plain(int) {}
static __global__ void plain(int, int) {}
void launches(int a, char *c) {
  (count<<<{1, 2}, 32, 16>>>(a, (long)a, sizeof(16)));
  n::scoped<<<dim3(2), dim3(8, 8), 16>>>(sizeof(1.5f), a > true, a);
  n::back<<<1, 1>>>(a, 1);
  hidden<<<1, 1>>>(1);
  type<<<1, 1>>>(c);
  templates<<<1, 1>>>(a);
  functions<<<1, 1>>>(a);
  plain<<<1, 1>>>(a, a);
}
void names() {
  void (*p)(int) = address;
  void (*q)(int) = &(address);
}
