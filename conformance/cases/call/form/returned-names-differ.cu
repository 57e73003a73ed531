/*---
says: Where the returns of a function name different things, each copies or moves; a name between parentheses is the name.
rules: call.form, call.space
runs: device reject
deviation: cufe device BUG the copies and moves of results that several names give
---*/
struct Host { __host__ Host(const Host &); __device__ Host(int); int m; };
struct Kept { __device__ Kept(const Kept &); __host__ Kept(Kept &&); __device__ Kept(int); int m; };
__device__ Host object(bool q) { Host h(1); if (q) return h; return Host(2); }
//^ error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("object") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ Host other(bool q) { Host h(1); Host g(2); if (q) return h; return g; }
//^ error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("other") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("other") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ Host parentheses() { Host h(1); return (h); }
__device__ Kept moved(bool q) { Kept h(1); Kept g(2); if (q) return h; return g; }
//^ error[call.host-from-device]: calling a __host__ function("Kept::Kept(Kept&&)") from a __device__ function("moved") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Kept::Kept(Kept&&)") from a __device__ function("moved") is not allowed
//^ error[device-code.undefined]: identifier "Kept::Kept" is undefined in device code
//^ error[device-code.undefined]: identifier "Kept::Kept" is undefined in device code
