/*---
says: Member functions, static member functions, constructors.
rules: space.keyword.byte, space.classification, space.kernel, space.class, space.device-only
runs: host accept, device accept, documented accept
---*/
struct S {
  __host__ __device__ S();
  //^ documented space[S::S] 0x37
  __device__ int d();
  //^ documented space[S::d] 0x23
  static __host__ int h();
  //^ documented space[S::h] 0x15
  int n() const;
  //^ documented space[S::n] 0x00
  __device__ int operator()(int);
  //^ documented space[S::operator()] 0x23
};
