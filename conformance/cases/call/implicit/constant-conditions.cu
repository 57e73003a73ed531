/*---
says: Only a condition without an else is known to hold at the end of a block; what a constant condition leaves out destroys its objects all the same.
rules: call.space
runs: device reject
---*/
struct A { __host__ A(); __host__ ~A(); };
__device__ void a1(int q) { for (; false;) { A a; } }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void a2(int q) { for (;;) { A a; if (q) break; } A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void a3(int q) { while (true) { if (false) break; q++; } A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void a4(int q) { if (true) { return; } A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void a5(int q) { if (q) return; else if (true) return; A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a5") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void a6(int q) { if (true) return; else return; A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void a7(int q) { if (false) { A a; return; } else { A b; } A c; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void a9(int q) { do { A a; if (true) continue; } while (false); A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("a9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a9") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void b1(int q) { do { if (true) break; } while (true); A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b1") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void b2(int q) { if constexpr (true) return; else q++; A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b2") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void b3(int q) { if constexpr (false) { A a; return; } A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b3") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void b4(int q) { const bool t = true; if (t) return; A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b4") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void b5(int q) { while (false) return; A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b5") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void b6(int q) { switch (1) { case 1: return; default: A a; } A b; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b6") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
