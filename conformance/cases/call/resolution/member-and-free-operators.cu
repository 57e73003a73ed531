/*---
says: Operators that are members and those that are none are candidates of one resolution.
rules: call.space
runs: host reject
---*/
struct Number { __device__ Number(unsigned); };
struct Pair {
  Number a;
  __device__ Pair operator*(Number) const;
  __device__ Pair operator*(Pair) const;
  Pair operator-(Pair) const;
};
__device__ Pair operator*(Number, Pair);
__device__ Pair operator-(Number, Pair);
struct Own { Own operator+(int); };
__device__ Own operator+(const Own &, double);
__device__ Own operator+(int, const Own &);
void uses(Pair *p, Number n, Own o) {
  p[0] * p[1];
  //^ error[call.device-from-host]: calling a __device__ function("Pair::operator *(Pair) const") from a __host__ function("uses") is not allowed
  p[0] * n;
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK4PairmlE1?") from a __host__ function("uses") is not allowed
  n * p[0];
  //^ error[call.device-from-host]: calling a __device__ function("_Zml1?1?") from a __host__ function("uses") is not allowed
  (p[0] - p[1]) * p[0];
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK4PairmlE1?") from a __host__ function("uses") is not allowed
  o + 1;
  1 + o;
  //^ error[call.device-from-host]: calling a __device__ function("_Zpl1?1?") from a __host__ function("uses") is not allowed
}
