/*---
says: Where control does not come to the end of a function, it ends with its last statement, which may be one that nothing comes to.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: cufe device BUG it takes the closing brace, where the last statement is not a return
---*/
struct Host { Host(); };
struct Loop { __device__ int m(int q) {
  while (true) {
    q++;
    //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByLoop::ByLoop") is not allowed
    //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByLoop::ByLoop") is not allowed
    //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByLoop::ByLoop") is not allowed
    //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  }
} };
struct ByLoop { Host member; };
struct Dead { __device__ int m(int q) {
  return 1;
  q++;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByDead::ByDead") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByDead::ByDead") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByDead::ByDead") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByDead { Host member; };
struct Switch { __device__ int m(int q) {
  switch (q) {
  case 1:
    return 1;
  default:
    return 2;
    //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("BySwitch::BySwitch") is not allowed
    //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("BySwitch::BySwitch") is not allowed
    //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("BySwitch::BySwitch") is not allowed
    //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  }
} };
struct BySwitch { Host member; };
struct Known { __device__ int m(int q) {
  if (true)
    return 1;
  q++;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByKnown::ByKnown") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByKnown::ByKnown") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByKnown::ByKnown") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByKnown { Host member; };
struct Discards { __device__ int m(int q) {
  if constexpr (sizeof(int) == 4)
    return 1;
    //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByDiscards::ByDiscards") is not allowed
    //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByDiscards::ByDiscards") is not allowed
    //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByDiscards::ByDiscards") is not allowed
    //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  else
    return 2;
} };
struct ByDiscards { Host member; };
struct Back { __device__ int m(int q) {
again:
  q++;
  goto again;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBack::ByBack") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBack::ByBack") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBack::ByBack") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByBack { Host member; };
struct Once { __device__ int m(int q) {
  do {
    return 1;
  } while (q);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByOnce::ByOnce") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByOnce::ByOnce") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByOnce::ByOnce") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByOnce { Host member; };
struct Forever { __device__ int m(int q) {
  for (;;) {
    if (q) return 1;
    q++;
    //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByForever::ByForever") is not allowed
    //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByForever::ByForever") is not allowed
    //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByForever::ByForever") is not allowed
    //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
  }
} };
struct ByForever { Host member; };
struct Both { __device__ int m(int q) {
  if (q)
    while (true) q++;
  else
    return 1;
    //^ @-13.1 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBoth::ByBoth") is not allowed
    //^ @13.3 error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBoth::ByBoth") is not allowed
    //^ @13.5- error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("ByBoth::ByBoth") is not allowed
    //^ @-13.1 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.3 error[device-code.undefined]: identifier "Host::Host" is undefined in device code
    //^ @13.5- error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct ByBoth { Host member; };
__device__ void made() {
  ByLoop a; ByDead b; BySwitch c; ByKnown d; ByDiscards e; ByBack f; ByOnce g; ByForever h; ByBoth i;
  Loop().m(1); Dead().m(1); Switch().m(1); Known().m(1); Discards().m(1); Back().m(1); Once().m(1);
  Forever().m(1); Both().m(1);
}
