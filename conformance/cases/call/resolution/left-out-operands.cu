/*---
says: In device code nothing is said of operands that a constant condition leaves out; in host code they are looked at as all others.
rules: call.space
runs: host accept, device reject
---*/
__host__ int da(int);
__host__ __device__ int f1(int q) { return false ? da(1) : 2; }
__host__ __device__ int f2(int q) { return true ? 2 : da(1); }
__host__ __device__ int f3(int q) { return true || da(1); }
__host__ __device__ int f4(int q) { return false && da(1); }
__host__ __device__ int f5(int q) { if (false) return da(1); return 2; }
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("f5") is not allowed
__host__ __device__ int f6(int q) { while (false) da(1); return 2; }
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("f6") is not allowed
__host__ __device__ int f7(int q) { return sizeof(int) > 4 ? da(1) : 2; }
constexpr bool no = false;
__host__ __device__ int f8(int q) { return no ? da(1) : 2; }
__host__ __device__ int f9(int q) { if (true) return 1; else return da(1); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("f9") is not allowed
__host__ __device__ int g1(int q) { return 1; da(1); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("g1") is not allowed
__host__ __device__ int g3(int q) { return no && q ? da(1) : 2; }
__host__ __device__ int g4(int q) { return (no || false) ? da(1) : 2; }
__host__ __device__ int g5(int q) { return sizeof(da(1)) ? q : 2; }
__host__ __device__ int g6(int q) { for (; false;) da(1); return 2; }
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("g6") is not allowed
template <int N> __host__ __device__ int g7(int q) { return N ? da(1) : 2; }
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("g7<(int)1> ") is not allowed
template <int N> __host__ __device__ int g8(int q) { if (N) return da(1); return 2; }
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("g8<(int)0> ") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("da(int)") from a __host__ __device__ function("g8<(int)1> ") is not allowed
__host__ __device__ int h(int q) { return g7<0>(q) + g7<1>(q) + g8<0>(q) + g8<1>(q); }
__device__ int d1(int q) { return false ? da(1) : 2; }
__device__ int d2(int q) { return q ? da(1) : 2; }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("d2") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int d3(int q) { return sizeof(int) > 4 ? da(1) : 2; }
struct P { int x; };
__device__ int da2;
__device__ int helper();
__device__ int m1(P *p) { return p->x ? da(1) : 2; }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("m1") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int m2(P *p) { return p->x > 3 ? da(1) : 2; }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("m2") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int m3(P p) { return p.x ? da(1) : 2; }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("m3") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int m4(P *p) { return (p->x) ? da(1) : 2; }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("m4") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int m5(P *p) { return (*p).x ? da(1) : 2; }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("m5") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int m6(P *p) { return p->x && da(1); }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("m6") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int m7(P *p) { return sizeof(int) > 4 ? da(1) : 2; }
__device__ int m8(P *p) { return sizeof(int) == 8 ? da(1) : 2; }
__device__ int m9(P *p) { return 4 > 5 ? da(1) : 2; }
__device__ int o1(P *p) { return (4 > 5) ? da(1) : 2; }
__device__ int o2(P *p) { return (sizeof(int) > 5) ? da(1) : 2; }
__device__ int o3(P *p) { return 4 < 3 ? da(1) : 2; }
__device__ int o4(P *p) { return 4ull > 5 ? da(1) : 2; }
__device__ int n1(int q) { return q ? 1 ? 2 : da(1) : 3; }
__device__ int n2(int q) { return q ? 1 : 0 ? da(1) : 3; }
__device__ int n3(int q) { int x; x = 1 > 2 ? da(1) : 3; return x; }
__device__ int n4(int q) { return 1 + 1 == 2 || da(1); }
__device__ int n5(int q) { return 0 ? q : 1 ? 2 : da(1); }
__device__ int n6(int q) { return 0 ? q ? da(1) : 1 : q; }
__device__ int n7(int q) { return q ? 0 ? da(1) : 1 : da(2); }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("n7") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
__device__ int n8(int q) { return !false ? 2 : da(1); }
__device__ int n9(P *p) { return 0 && p->x || da(1); }
//^ device error[call.host-from-device]: calling a __host__ function("da(int)") from a __device__ function("n9") is not allowed
//^ device error[device-code.undefined]: identifier "da" is undefined in device code
