/*---
says: Addresses of host functions in device code.
rules: call.address
runs: device reject
---*/
void h();
__global__ void g();
struct H { int m(); };
__device__ void through_pointer() { void (*p)() = h; p(); }
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void address_only() { void (*p)() = &h; (void)p; }
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__global__ void reference() { auto &r = h; (void)r; }
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void (*at_namespace_scope)() = h;  // error[device-code.undefined]: identifier "h" is undefined in device code
__host__ __device__ void in_both() { void (*p)() = h; p(); }
__device__ void member_pointer() { int (H::*p)() = &H::m; (void)p; }
//^ error[device-code.undefined]: identifier "H::m" is undefined in device code
__device__ void kernel_pointer() { void (*p)() = g; (void)p; }
