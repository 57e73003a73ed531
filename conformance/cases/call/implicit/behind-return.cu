/*---
says: Functions end where they return last.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Implicit { Host member; };
__device__ void made() { Implicit i;
}
__device__ int r(int q) {
  if (q) {
    return 1;
  } else {
    return 2;
    //^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
    //^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  }
}
