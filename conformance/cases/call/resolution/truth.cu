/*---
says: A pointer becomes another pointer rather than a truth value, and a truth value rather than an object or an ellipsis.
rules: call.space
runs: host reject
---*/
struct B {};
struct D : B {};
__device__ void to_void(bool); void to_void(const void *);
void to_base(B *); __device__ void to_base(bool);
void qualified(const int *); __device__ void qualified(bool);
void ellipsis(...); __device__ void ellipsis(bool);
void both(bool, int *); __device__ void both(const void *, int *);
int uses(int *p, D *q, char *s, int D::*m) {
  to_void(p);
  to_void(s);
  to_void(m);
  //^ error[call.device-from-host]: calling a __device__ function("to_void(bool)") from a __host__ function("uses") is not allowed
  to_base(q);
  to_base(p);
  //^ error[call.device-from-host]: calling a __device__ function("_Z7to_base1?") from a __host__ function("uses") is not allowed
  qualified(p);
  qualified(s);
  //^ error[call.device-from-host]: calling a __device__ function("_Z9qualified1?") from a __host__ function("uses") is not allowed
  ellipsis(p);
  //^ error[call.device-from-host]: calling a __device__ function("_Z8ellipsis1?") from a __host__ function("uses") is not allowed
  ellipsis(m);
  //^ error[call.device-from-host]: calling a __device__ function("_Z8ellipsis1?") from a __host__ function("uses") is not allowed
  both(p, p);
  //^ error[call.device-from-host]: calling a __device__ function("_Z4both1?1?") from a __host__ function("uses") is not allowed
  return 1;
}
