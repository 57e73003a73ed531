/*---
says: The pragma before a device function leaves its callees undefined.
rules: call.pragma
runs: host accept, device reject
---*/
void h();
#pragma nv_exec_check_disable
__device__ void f() { h(); }  // device error[device-code.undefined]: identifier "h" is undefined in device code
