/*---
says: A member that its class declares twice.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
struct M {
  void a() {}
  __device__ void a() {}
  __device__ void b();
  void b();
  int c();
  __device__ float c();
};
