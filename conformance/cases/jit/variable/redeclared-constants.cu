/*---
says: A constant is a device variable from its first declaration on; a later declaration without __device__ takes that back.
rules: variable.redeclare, variable.extern-definition, jit.default-space
runs: jit accept
---*/
extern const int k;
__device__ const int k = 3;
extern const int l;
__constant__ const int l = 3;
extern __constant__ const int o;
const int o = 3;
extern const int q;
const int q = 3;
extern const int r;
extern const int s[];
struct C {
  static const int m;
  static const int n = 3;
};
const int C::m = 4;
__device__ int used() { return k + l + o + q + r + s[0] + C::n; }
