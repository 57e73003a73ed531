/*---
says: Functions that return last in all ways end there, those that may not return end at their closing brace.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Nothing { __device__ void m(int q) {
  q++;
  return;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByNothing::ByNothing") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByNothing::ByNothing") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByNothing::ByNothing") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByNothing { Host member; };
struct Nested { __device__ int m(int q) {
  {
    return 1;
    //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByNested::ByNested") is not allowed
    //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByNested::ByNested") is not allowed
    //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByNested::ByNested") is not allowed
    //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  }
} };
struct ByNested { Host member; };
struct Branches { __device__ int m(int q) {
  if (q) {
    return 1;
  } else {
    return 2;
    //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBranches::ByBranches") is not allowed
    //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBranches::ByBranches") is not allowed
    //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBranches::ByBranches") is not allowed
    //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  }
} };
struct ByBranches { Host member; };
struct Sometimes { __device__ int m(int q) {
  if (q)
    return 1;
} };
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("BySometimes::BySometimes") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
struct BySometimes { Host member; };
struct Cases { __device__ int m(int q) {
  switch (q) {
  case 1:
    return 1;
  }
} };
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByCases::ByCases") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
struct ByCases { Host member; };
struct Jump { __device__ int m(int q) {
  if (q) goto end;
  return 1;
end:
  return 2;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByJump::ByJump") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByJump::ByJump") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByJump::ByJump") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByJump { Host member; };
struct Empty { __device__ void m(int q) {
  ;
} };
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByEmpty::ByEmpty") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
struct ByEmpty { Host member; };
struct Object { __device__ ~Object(); };
struct Ends { __device__ int m(int q) {
  Object o;
  return 1;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByEnds::ByEnds") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByEnds::ByEnds") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByEnds::ByEnds") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByEnds { Host member; };
__device__ void made() {
  ByNothing a; ByNested b; ByBranches c; BySometimes d; ByCases e; ByJump f; ByEmpty g; ByEnds h;
  Nothing().m(1); Nested().m(1); Branches().m(1); Sometimes().m(1); Cases().m(1); Jump().m(1); Empty().m(1); Ends().m(1);
}
