/*---
says: The end of a block destroys nothing where constant conditions, loops that nothing leaves, and a switch with a default show that it is not reached; an if with an else is looked at as if its condition were not known.
rules: call.space
runs: host accept, device reject
---*/
struct A { __host__ A(); __host__ ~A(); };
__device__ void f1(int q) { if (true) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f1") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void f2(int q) { if (false) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f2") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("f2") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void f3(int q) { if (q) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f3") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("f3") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void f4(int q) { if (1) { return; } else q++; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f4") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("f4") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void f5(int q) { if (0) q++; else return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f5") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("f5") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
constexpr bool yes = true;
__device__ void f6(int q) { if (yes) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f6") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void f7(int q) { if (sizeof(int) == 4) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f7") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void f8(int q) { while (true) { q++; } A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f8") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void f9(int q) { do { q++; return; } while (0); A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("f9") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void g1(int q) { A a; if (true) return; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g1") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("g1") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void g2(int q) { switch (q) { default: return; } A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g2") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void g3(int q) { for (;q;) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g3") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("g3") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void g4(int q) { if (!false) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g4") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void g5(int q) { { if (true) return; A a; } A b; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g5") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g5") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void g6(int q) { if (false) { A a; } }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("g6") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void g7(int q) { while (false) { A a; } }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g7") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("g7") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ device error[device-code.undefined]: identifier "A::~A" is undefined in device code
__device__ void g8(int q) { if (true || q) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g8") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
__device__ void g9(int q) { if constexpr (true) return; A a; }
//^ device error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("g9") is not allowed
//^ device error[device-code.undefined]: identifier "A::A" is undefined in device code
