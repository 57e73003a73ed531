/*---
says: Addresses of device functions and kernels on the host are no calls.
rules: call.address, call.form
runs: host accept
---*/
__device__ void d();
__global__ void g();
struct D { __device__ int m(); };
void (*at_namespace_scope)() = d;
void through_pointer() { void (*p)() = d; p(); }
void through_address() { void (*p)() = &d; p(); }
void through_reference() { auto &r = d; r(); }
void member_pointer() { int (D::*p)() = &D::m; (void)p; }
void kernel_pointer() { void (*p)() = g; (void)p; }
