/*---
says: Implicit captures of this.
rules: lambda.restriction
runs: host accept, device accept
arguments: --extended-lambda --diag_warning=20178
---*/
struct d_class {
  int v;
  void m() {
    auto l = [=] __device__ { return v; };
    //^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
    //^ witness[lambda.restriction(implicit-this, device)]
    (void)l;
  }
};
struct hd_class {
  int v;
  void m() {
    auto l = [=] __host__ __device__ { return v; };
    //^ warning[lambda.implicit-this]: Implicit capture of 'this' in extended lambda expression
    //^ witness[lambda.restriction(implicit-this, host-device)]
    (void)l;
  }
};
