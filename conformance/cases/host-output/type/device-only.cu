/*---
says: A class that device functions, a kernel's body and an out-of-class member name alone is left out, its forward declaration and its members too; so are a scoped enumeration and a union.
rules: host-output.type, host-output.type.filter.kind, output.type.device-only, output.type.call-site
runs: host accept, documented accept
---*/
namespace scan {
struct Warp;
enum class Step : int;

struct Warp {
  int lane;
  __device__ int left() const { return lane - 1; }
  __device__ int right() const;
  static const int size = 32;
};
enum class Step : int { up, down };
union Bits {
  float f;
  int i;
};

__device__ int Warp::right() const { return lane + 1; }
__device__ int width() { return Warp::size; }
__device__ int next(Step s, int at) { return s == Step::up ? at + 1 : at - 1; }
__global__ void run(int *out) {
  Warp w{0};
  Bits b;
  b.f = 1;
  out[0] = w.left() + w.right() + next(Step::down, b.i);
}
}

void start(int *out) { scan::run<<<1, 32>>>(out); }
