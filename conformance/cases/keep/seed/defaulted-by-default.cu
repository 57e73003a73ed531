/*---
says: With -default-device a member that is defaulted where it is first declared belongs to the device, whether the annotation that has no effect on it is written or not.
rules: keep.seed, jit.default-space, space.defaulted
runs: documented-jit accept
arguments: -default-device
---*/
struct Annotated {
//^ kept[Annotated] definition
  int member;
  __device__ Annotated(const Annotated &) = default;
};
struct Plain {
//^ kept[Plain] definition
  int member;
  Plain(const Plain &) = default;
};
struct Both {
//^ kept[Both] definition
  __host__ __device__ Both() = default;
};
struct Implicit {
//^ kept[Implicit] nothing
  int member;
};
