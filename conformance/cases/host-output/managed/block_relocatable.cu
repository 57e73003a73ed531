/*---
says: With relocatable device code a managed variable that a block declares is the pointer of the namespace around.
rules: host-output.managed.access, host-output.reference-array.listed
runs: host accept
deviation: oracle=cufe host N-I the reference interpreter puts what a block declares into the section of managed variables, and does not list it
arguments: --device-c
---*/
__managed__ int before = 1;
static __managed__ int internal;
struct C { int v; C *next; };
int f(bool q) {
  extern __managed__ int m, y[3][2], **z, (*rows)[2], (w), open[];
  extern __managed__ int before, internal;
  int extern __device__ __managed__ post;
  extern struct C __managed__ c;
  extern __managed__ volatile int vol;
  typedef int Four[4];
  extern __managed__ Four alias;
  m = y[1][1] + before + internal;
  { int m = 2; m++; }
  if (q) { extern __managed__ int inner; inner = open[1]; }
  auto g = [&] { return m + c.v; };
  z = 0, rows = y, w = vol, post = alias[1];
  return g() + sizeof(y);
}
template <class T> T t(T value) { extern __managed__ T of_t; extern __managed__ int m; of_t = value; return m; }
namespace n { float g() { extern __managed__ float q; return q; } __managed__ float q = 2; }
namespace { int u() { extern __managed__ int late; return late; } __managed__ int late; }
auto l = [] { extern __managed__ int inl; return inl; };
__host__ __device__ int hd() { extern __managed__ int m; return m; }
struct S { int m() { extern __managed__ int mm; return mm; } };
__managed__ int m = 5;
__global__ void k() { extern __managed__ int m; m = 4; }
