/*---
says: Where the returns of a function name different things, each copies or moves; a name between parentheses is the name.
rules: call.form, call.space
runs: device reject
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
struct Movable { Movable(const Movable &); __device__ Movable(Movable &&); __device__ Movable(); };
struct Copied { Copied(const Copied &); Copied(Copied &&); __device__ Copied(); };
__device__ Copied in_parentheses() { Copied h; return (h); }
__device__ Copied always_the_same(int q) { Copied h; if (q) return h; return ((h)); }
__device__ Copied in_blocks(int q) { if (q) { Copied h; return h; } Copied g; return g; }
//^ error[call.host-from-device]: calling a __host__ function("Copied::Copied(Copied&&)") from a __device__ function("in_blocks") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Copied::Copied(Copied&&)") from a __device__ function("in_blocks") is not allowed
//^ error[device-code.undefined]: identifier "Copied::Copied" is undefined in device code
//^ error[device-code.undefined]: identifier "Copied::Copied" is undefined in device code
__device__ Movable moved(int q) { Movable h, g; if (q) return h; return (g); }
template <class T> __device__ T instance(int q) { T h, g; if (q) return h; return g; }
//^ error[call.host-from-device]: calling a __host__ function("Copied::Copied(Copied&&)") from a __device__ function("instance< ::Copied> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Copied::Copied(Copied&&)") from a __device__ function("instance< ::Copied> ") is not allowed
//^ error[device-code.undefined]: identifier "Copied::Copied" is undefined in device code
//^ error[device-code.undefined]: identifier "Copied::Copied" is undefined in device code
__device__ void instances() {
  instance<Copied>(1);
  instance<Movable>(1);
}
