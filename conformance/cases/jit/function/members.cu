/*---
says: Member functions.
rules: jit.function, jit.function.declaration
runs: jit reject
---*/
struct S {
  S();
  //^ jit error[jit.unannotated-function]
  S(const S &) = default;
  S(S &&) = delete;
  virtual ~S() = default;
  //^ jit error[jit.unannotated-function]
  void m();
  //^ jit error[jit.unannotated-function]
  virtual void v() = 0;
  //^ jit error[jit.unannotated-function]
  __host__ void h();
  //^ jit error[jit.host-function]
  friend void f();
  //^ jit error[jit.unannotated-function]
  friend __device__ void g();
  int nsdmi = 3;
};
void S::m() {}
