/*---
says: The end of a block behind do, switch and constexpr if, and what jumps out of blocks destroy.
rules: call.space
runs: host accept, device reject, documented-device reject
---*/
struct A { __host__ A(); __host__ ~A(); };
__device__ void h1(int q) { do { if (q) continue; return; } while (q); A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h1") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("h1") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h2(int q) { do { q++; } while (true); A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h2") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h3(int q) { do { if (q) break; } while (true); A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h3") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("h3") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h4(int q) { switch (q) { case 1: return; } A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h4") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("h4") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h5(int q) { switch (q) { case 1: break; default: return; } A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h5") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("h5") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h6(int q) { switch (q) { default: return; case 1: q++; } A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("h6") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h7(int q) { if constexpr (true) return; else q++; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h7") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h8(int q) { for (; true;) q++; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h8") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void h9(int q) { if (true) { if (q) return; } A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("h9") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("h9") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void i1(int q) { A a; if (false) return; q++; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("i1") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("i1") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("i1") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void i2(int q) { A a; return; q++; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("i2") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("i2") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void i3(int q) { while (q) { A a; if (true) break; } }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("i3") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("i3") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void i4(int q) { while (q) { A a; if (true) continue; q++; } }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("i4") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("i4") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void i5(int q) { do { A a; if (true) break; } while (q); }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("i5") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("i5") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
template <int N> __device__ void t(int q) { if (N == 1) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("t<(int)1> ") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("t<(int)2> ") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("t<(int)2> ") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__global__ void k() { t<1>(1); t<2>(1); }
__device__ void j1(int q) { if constexpr (false) q++; else return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("j1") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void j2(int q) { if constexpr (false) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("j2") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("j2") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void j3(int q) { if constexpr (true) q++; else return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("j3") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("j3") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
__device__ void j4(int q) { const int n = 1; if (n) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("j4") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
