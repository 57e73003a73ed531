/*---
says: A constant is a device variable from its first declaration on; a later declaration without __device__ takes that back.
rules: variable.redeclare, variable.extern-definition, jit.default-space
runs: jit accept
---*/
extern const int k;
__device__ const int k = 3;
extern const int l;
__constant__ const int l = 3;
//^ warning[variable.redeclared.with]: a __device__ variable("l") redeclared with __constant__
extern __constant__ const int o;
const int o = 3;  // warning[variable.redeclared.without]: a __constant__ variable("o") redeclared without __constant__
extern const int q;
const int q = 3;  // warning[variable.redeclared.without]: a __device__ variable("q") redeclared without __device__
extern const int r;
//^ warning[variable.extern-definition]: extern declaration of the entity r is treated as a static definition
extern const int s[];
struct C {
  static const int m;
  static const int n = 3;
};
const int C::m = 4;
__device__ int used() { return k + l + o + q + r + s[0] + C::n; }
