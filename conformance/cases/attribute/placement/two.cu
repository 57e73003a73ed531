/*---
says: Two attributes that do not apply are reported twice.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct S {
  __host__ __device__ int x;
  //^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
  //^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
};
