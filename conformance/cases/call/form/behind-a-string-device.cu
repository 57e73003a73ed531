/*---
says: A string is one clause for an array of characters; what the clause behind it makes is looked at.
rules: call.form
runs: device reject, documented-device reject
deviation: cufe documented-device N-I it does not go on behind a string there
---*/
struct H { __host__ H(int); };
struct S { char n[4]; H h; };
__device__ void a() { S s = {"ab", 1}; }
//^ documented-device error[call.host-from-device]
//^ error[call.host-from-device]: calling a __host__ function("H::H(int)") from a __device__ function("a") is not allowed
//^ error[device-code.undefined]: identifier "H::H" is undefined in device code
