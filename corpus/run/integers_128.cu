// 128-bit integers, wide vectors and other types of unusual size and alignment, as parameters, variables and members.
#include "check.h"

typedef __int128 wide;
using unsigned_wide = unsigned __int128;
struct alignas(32) Aligned { char first; wide second; };
struct Packed { char byte; wide value; } __attribute__((packed));
struct Empty {};
struct Bits { unsigned a : 3, b : 29; long long c : 40; };
union Either { wide whole; int parts[4]; };

__device__ wide stored = 1;
__constant__ unsigned_wide constant = 5;
__managed__ wide managed = 6;

__global__ void plain(wide value, int *out) { *out = int(value >> 64); }
__global__ void many(char c, wide first, short s, unsigned_wide second, Empty, Aligned aligned, bool b, int *out) {
  *out = int(first) + int(second) + int(aligned.second) + aligned.first + c + s + b;
}
__global__ void packed(Packed value, Bits bits, Either either, int *out) {
  *out = int(value.value) + value.byte + int(bits.a) + int(bits.c) + either.parts[2];
}
template <class T> __global__ void generic(T value, int *out) { *out = int(value); }
template <wide N> __global__ void number(int *out) { *out = int(N); }
__global__ void vectors(int4 a, double2 b, longlong2 c, uchar3 d, float3 e, int *out) {
  *out = a.w + int(b.y) + int(c.x) + d.z + int(e.z);
}
__global__ void variables(int *out) { *out = int(stored + wide(constant) + managed); }
__global__ void bounded(const __grid_constant__ Aligned value, int *out) { *out = int(value.second); }

int main() {
  check::start("integers_128");
  int *out = check::shared_value<int>();
  plain<<<1, 1>>>(wide(3) << 64, out);
  check::device(check::settled(out), 3);
  many<<<1, 1>>>('a', 1, 2, 3, Empty(), Aligned{4, 5}, true, out);
  check::device(check::settled(out), 'a' + 1 + 2 + 3 + 9 + 1);
  Either either;
  either.whole = wide(7) << 64;
  packed<<<1, 1>>>(Packed{1, 2}, Bits{3, 4, -5}, either, out);
  check::device(check::settled(out), 1 + 2 + 3 - 5 + 7);
  generic<<<1, 1>>>(wide(8), out);
  generic<unsigned_wide><<<1, 1>>>(9, out);
  check::device(check::settled(out), 9);
  number<wide(10)><<<1, 1>>>(out);
  check::device(check::settled(out), 10);
  vectors<<<1, 1>>>(make_int4(1, 2, 3, 4), make_double2(1, 5), make_longlong2(6, 7), make_uchar3(1, 2, 8), make_float3(1, 2, 9), out);
  check::device(check::settled(out), 32);
  variables<<<1, 1>>>(out);
  check::device(check::settled(out), 12);
  bounded<<<1, 1>>>(Aligned{1, 11}, out);
  check::device(check::settled(out), 11);
  managed = 6;
  managed <<= 70;
  check::host(int(managed >> 70), 6);
  check::host(sizeof(Aligned) + alignof(Aligned) + sizeof(Packed) + sizeof(Bits) + sizeof(wide), 32 + 32 + 17 + 16 + 16);
  return check::finish();
}
