/*---
says: A virtual destructor that device code calls by its name is told while the unit is read, with its whole name; behind that no code is generated.
rules: call.form, call.space, call.phase, call.callee-name
runs: device reject
---*/
struct H { __host__ ~H(); };
struct V { __host__ virtual ~V(); };
struct W : V { __host__ ~W(); };
struct X final : V { __host__ ~X() final; };
__device__ void a1(H *h) { delete h; }
__device__ void a2(H *h) { delete[] h; }
__device__ void a3(V *h) { delete h; }
__device__ void a4(V *h) { delete[] h; }
__device__ void a5(W *h) { delete h; }
__device__ void a6(X *h) { delete h; }
__device__ void a7(V *h) { h->~V(); }
//^ error[call.host-from-device]: calling a __host__ function("V::~V()") from a __device__ function("a7") is not allowed
__device__ void a8(V *h) { h->V::~V(); }
//^ error[call.host-from-device]: calling a __host__ function("V::~V()") from a __device__ function("a8") is not allowed
__device__ void a9() { V v; W w; new V; }
