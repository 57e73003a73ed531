/*---
says: A result is made of the object that a return names, unless all of them name the same variable of the function; an object that is moved from is one that a move constructor takes.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { __host__ Host(const Host &); __device__ Host(int); int m; };
struct Moved { __host__ Moved(const Moved &); __device__ Moved(Moved &&); __device__ Moved(int); int m; };
struct Kept { __device__ Kept(const Kept &); __host__ Kept(Kept &&); __device__ Kept(int); int m; };
__device__ Host same(bool q) { Host h(1); if (q) return h; return h; }
__device__ Host chosen(bool q) { Host h(1); return q ? h : h; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("chosen") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ Host parameter(Host h) { return h; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("parameter") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ Host constant() { const Host h(1); return h; }
__device__ Moved moved(bool q) { Moved h(1); Moved g(2); if (q) return h; return g; }
__device__ Moved moved_parameter(Moved h) { return h; }
__device__ Kept kept_parameter(Kept h) { return h; }
//^ device error[call.host-from-device]: calling a __host__ function("Kept::Kept(Kept&&)") from a __device__ function("kept_parameter") is not allowed
//^ device error[device-code.undefined]: identifier "Kept::Kept" is undefined in device code
__device__ Kept kept() { Kept h(1); return h; }
__device__ Kept kept_reference(Kept &h) { return h; }
